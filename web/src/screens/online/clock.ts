// The ring of the seat to act counts down; the last seconds of one's own turn are heard and said.
import { say } from '../../app/live';
import { sound } from '../../app/sound';
import type { BluffTable } from '../../bluff';
import type { Connection } from '../../online/connection';
import type { RemoteGame } from '../../online/remoteGame';
import { t } from '../../texts';

const often = 200;
const usual = { turn: 30_000, selection: 10_000 };
const warned = 10;
const last = 5;

export function runClock(game: RemoteGame, table: BluffTable, line: Connection): () => void {
  let shown = -1;
  const tick = () => {
    const { clock } = game;
    if (!clock || game.end) return table.showClock(null);
    const limits = line.welcome?.limits ?? usual;
    const left = Math.max(0, clock.until - performance.now());
    const seconds = Math.ceil(left / 1000);
    const whole = clock.choosing ? limits.selection : limits.turn;
    table.showClock(clock.seat, Math.min(1, left / whole), seconds);
    if (seconds === shown) return;
    const began = shown;
    shown = seconds;
    if (clock.seat !== 0 || game.watching) return;
    if (seconds <= last && seconds > 0) sound('tick');
    // What happens when the time is over is said beforehand.
    if (seconds === warned && began === warned + 1) say(t('online.soon', { s: seconds }));
  };
  tick();
  const timer = setInterval(tick, often);
  return () => clearInterval(timer);
}
