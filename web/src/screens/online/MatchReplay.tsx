// A finished online game again, turn by turn, as the player saw it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createBluffTable } from '../../bluff';
import type { Players } from '../../bluff/players';
import { replayOf } from '../../online/record';
import { t } from '../../texts';
import { Button } from '../parts';
import { useObservable } from '../play/observable';
import { TablePlace } from '../play/TablePlace';
import { Controls } from '../replay/Controls';
import { Player } from '../replay/player';
import '../replay/replay.css';
import '../play/play.css';

export interface MatchReplayProps {
  readonly record: string;
  /** The seat that it is seen from. */
  readonly own: number;
  readonly players: Players;
  readonly back: string;
  readonly onClose: () => void;
}

export function MatchReplay({ record, own, players, back, onClose }: MatchReplayProps) {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    let opened: Player | null = null;
    let wanted = true;
    void replayOf(record, own)
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
  }, [record, own]);
  return (
    <main class="play replay" data-testid="online-replay-screen">
      <header class="bar play-header">
        <div class="bar-start">
          <h1 class="replay-name" tabIndex={-1} data-heading>
            {t('online.replay')}
          </h1>
        </div>
        <div class="bar-end">
          <Button icon="back" testid="replay-close" onClick={onClose}>
            {back}
          </Button>
        </div>
      </header>
      {player && <Shown players={players} player={player} />}
    </main>
  );
}

function Shown({ players, player }: { players: Players; player: Player }) {
  useObservable(player);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    // The results of the match are not a part of its replay.
    const { name, note } = players;
    const table = createBluffTable(host.current, player.shown, {
      players: { name, note },
    });
    return () => table.destroy();
  }, [player]);
  return (
    <>
      <TablePlace host={host} />
      <Controls player={player} />
    </>
  );
}
