// A game that was played: the table, a scrubber with verdicts, the moves.
import { useEffect, useState } from 'preact/hooks';
import { href } from '../../app/router';
import { openReplay } from '../../game/library';
import { t } from '../../texts';
import { linkFault } from '../home/linkFault';
import { LinkButton, Page } from '../parts';
import { Player } from './player';
import { ReplayTable } from './ReplayTable';

export function ReplayScreen({ link }: { link: string }) {
  const [player, setPlayer] = useState<Player | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let opened: Player | null = null;
    let wanted = true;
    setPlayer(null);
    setFault(null);
    openReplay(link)
      .then((replay) => Player.open(replay))
      .then((ready) => {
        if (!wanted) return ready.close();
        opened = ready;
        setPlayer(ready);
      })
      .catch(async (error: unknown) => {
        const sentence = await linkFault(link, error);
        if (wanted) setFault(sentence);
      });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [link]);

  if (player) return <ReplayTable player={player} link={link} />;
  return (
    <Page title={t(fault === null ? 'replay.loading' : 'replay.bad')} testid="replay-wait">
      {fault !== null && (
        <div class="stack">
          <p role="alert" data-testid="replay-fault">
            {fault}
          </p>
          <div class="row">
            <LinkButton href={href({ screen: 'home' })} testid="replay-home">
              {t('parts.home')}
            </LinkButton>
          </div>
        </div>
      )}
    </Page>
  );
}
