// A game that was played: the table, a scrubber with verdicts, the moves.
import { useEffect, useState } from 'preact/hooks';
import { href } from '../../app/router';
import { EngineRefused } from '../../engine/client';
import { openReplay } from '../../game/games';
import { t } from '../../texts';
import { LinkButton, Page } from '../parts';
import { refusalText } from '../play/words';
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
      .catch((error: unknown) => {
        if (wanted)
          setFault(error instanceof EngineRefused ? refusalText(error.error) : t('play.broken'));
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
