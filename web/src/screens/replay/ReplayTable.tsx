// The replay around its table: header, board, moves, controls.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { href } from '../../app/router';
import { setCurrentGame } from '../../app/settings';
import { t } from '../../texts';
import { Button, Dialog, Icon } from '../parts';
import { addressOf, copy } from '../play/clip';
import { useMedia } from '../play/media';
import { widePanel } from '../play/layout';
import { TablePlace } from '../play/TablePlace';
import { layTable } from '../play/tables';
import { useObservable } from '../play/observable';
import { Controls } from './Controls';
import { playFromHere } from './fromHere';
import { listenKeys } from './keyboard';
import { MovesList } from './MovesList';
import type { Player } from './player';
import '../play/play.css';
import '../play/sheets.css';
import './replay.css';

export function ReplayTable({ player, link }: { player: Player; link: string }) {
  useObservable(player);
  const host = useRef<HTMLDivElement>(null);
  const wide = useMedia(widePanel);
  const [sheet, setSheet] = useState<'moves' | string | null>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    setCurrentGame(player.shown.state.game);
    const remove = layTable(host.current, player.shown, undefined, () => undefined);
    return () => {
      remove();
      setCurrentGame(null);
    };
  }, [player]);
  useEffect(() => listenKeys(player), [player]);

  const { state } = player.shown;
  const address = addressOf({ screen: 'replay', link });
  return (
    <main class="play replay" data-testid="replay" data-state-hash={state.hash} data-at={player.at}>
      <header class="bar play-header">
        <div class="bar-start">
          <a
            class="icon-button"
            href={href({ screen: 'home' })}
            aria-label={t('parts.home')}
            title={t('parts.home')}
            data-testid="back"
          >
            <Icon name="back" />
          </a>
          <h1 class="replay-name" tabIndex={-1} data-heading>
            {t('replay.title', { deal: player.replay.deal })}
          </h1>
        </div>
        <div class="bar-end">
          {!wide && (
            <Button kind="quiet" testid="replay-moves-open" onClick={() => setSheet('moves')}>
              {t('replay.moves')}
            </Button>
          )}
          <Button
            kind="quiet"
            icon="link"
            testid="replay-copy"
            class="replay-short"
            onClick={() => void copy(address, t('play.copied.link'), setSheet)}
          >
            {t('replay.copy')}
          </Button>
          <Button
            icon="play"
            testid="replay-from"
            class="replay-short"
            onClick={() => void playFromHere(player)}
          >
            {t('replay.from')}
          </Button>
        </div>
      </header>
      <TablePlace host={host}>
        {wide && (
          <aside class="panel play-panel" aria-label={t('replay.moves')}>
            <MovesList player={player} />
          </aside>
        )}
      </TablePlace>
      <Controls player={player} />
      {sheet === 'moves' && (
        <Dialog
          sheet
          title={t('replay.moves')}
          testid="replay-moves-sheet"
          onClose={() => setSheet(null)}
        >
          <MovesList player={player} />
        </Dialog>
      )}
      {sheet !== null && sheet !== 'moves' && (
        <Dialog title={t('play.text.title')} testid="text-dialog" onClose={() => setSheet(null)}>
          <label class="field">
            <span>{t('play.text.label')}</span>
            <textarea readOnly rows={4} value={sheet} data-testid="text-area" />
          </label>
        </Dialog>
      )}
    </main>
  );
}
