// A step of a replay in words: the move, or how far the game was taken back.
import { playedWords } from '../../bluff/words';
import type { Pile } from '../../engine/protocol';
import type { Step } from '../../game/steps';
import { currentLanguage, t, tCount, type TextKey } from '../../texts';
import { carryWords } from '../play/words';

export function stepWords(step: Step, piles: readonly Pile[]): string {
  const { command, move, followed, turns } = step;
  if (!move) {
    if (command === 'rewind') return tCount('replay.step.rewind', turns);
    return t(`replay.step.${command}` as TextKey);
  }
  if (move.seat !== undefined) return playedWords(move, move.seat);
  const words = carryWords(move, piles);
  const told = words.charAt(0).toLocaleUpperCase(currentLanguage()) + words.slice(1);
  return followed === 0 ? told : tCount('replay.step.followed', followed, { move: told });
}
