// What a game on a server does not have: nothing is taken back, tried out or helped with there.
import type { EngineError, GameResult, LegalMove, Reason, StoryEntry } from '../engine/protocol';
import type { Reply } from '../game/game';
import { t } from '../texts';

const notHere = (): EngineError => ({
  kind: 'refusal',
  code: 'not_online',
  sentence: t('online.notHere'),
});
const refused = (): Promise<Reply> => Promise.resolve({ ok: false, error: notHere() });

export abstract class NotOnline {
  bookmarks: readonly number[] = [];
  readonly paused = false;

  carry = refused;
  undo = refused;
  redo = refused;
  retract = refused;
  rewind = refused;
  finish = refused;
  line = refused;
  bot = refused;

  check(): Promise<EngineError> {
    return Promise.resolve(notHere());
  }
  targets(): Promise<{ moves: []; refusal: EngineError }> {
    return Promise.resolve({ moves: [], refusal: notHere() });
  }
  countHint(): Promise<void> {
    return Promise.resolve();
  }
  reasons(): Promise<readonly Reason[]> {
    return Promise.resolve([]);
  }
  attempt(): Promise<string> {
    return Promise.resolve('');
  }
  story(): Promise<readonly StoryEntry[]> {
    return Promise.resolve([]);
  }
  link(): Promise<string> {
    return Promise.resolve('');
  }
  text(): Promise<string> {
    return Promise.resolve('');
  }
  result(): Promise<GameResult> {
    return Promise.reject(new Error('the server counts'));
  }
  find(): LegalMove | undefined {
    return undefined;
  }
  markAssisted(): void {
    /* Nobody helps here. */
  }
  pause(): void {
    /* The clock of the table runs for all. */
  }
  resume(): void {
    /* As above. */
  }
}
