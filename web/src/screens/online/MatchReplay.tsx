// A finished online game again, turn by turn, as the player saw it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { createBluffTable } from '../../bluff';
import { replayOf } from '../../online/record';
import type { End } from '../../online/wire';
import { t } from '../../texts';
import { Button } from '../parts';
import { useWatched } from '../play/watched';
import { Controls } from '../replay/Controls';
import { Player } from '../replay/player';
import '../replay/replay.css';
import { companyOf } from './company';
import type { Seat } from './seat';
import '../play/play.css';

export function MatchReplay({ seat, end }: { seat: Seat; end: End }) {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    let opened: Player | null = null;
    let wanted = true;
    void replayOf(end.record, seat.game?.own ?? 0)
      .then((replay) => Player.open(replay))
      .then((ready) => {
        if (!wanted) return ready.close();
        opened = ready;
        setPlayer(ready);
      });
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [end]);
  return (
    <main class="play replay" data-testid="online-replay-screen">
      <header class="bar play-header">
        <div class="bar-start">
          <h1 class="replay-name" tabIndex={-1} data-heading>
            {t('online.replay')}
          </h1>
        </div>
        <div class="bar-end">
          <Button icon="back" testid="replay-close" onClick={() => seat.showReplay(false)}>
            {t('online.backToResults')}
          </Button>
        </div>
      </header>
      {player && <Shown seat={seat} player={player} />}
    </main>
  );
}

function Shown({ seat, player }: { seat: Seat; player: Player }) {
  useWatched(player);
  const host = useRef<HTMLDivElement>(null);
  const company = useMemo(() => {
    const { name, note } = companyOf(seat);
    return { name, note };
  }, [seat]);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const table = createBluffTable(host.current, player.shown, { company, readOnly: true });
    return () => table.destroy();
  }, [player]);
  return (
    <>
      <div class="play-middle">
        <div class="play-table">
          <div ref={host} class="play-host" />
        </div>
      </div>
      <Controls player={player} />
    </>
  );
}
