// What was played before somebody came back to the table: the last turn, and no more.
import { placeName, seatName, seatOfSlot, theSlot, written, madeBy } from '../../bluff/words';
import { turnedSeat } from '../../online/turned';
import { playedMove } from '../../online/view';
import type { Played } from '../../online/wire';
import { t } from '../../texts';

export function lastWords(played: Played, own: number): string {
  const { card, source, slot } = madeBy(playedMove(played, own));
  const who = seatName(turnedSeat(played.seat, own));
  if (source === undefined || slot === undefined)
    return t('bluff.did.discard', { who, card: written(card) });
  return t('bluff.memory.matched', {
    who,
    card: written(card),
    place: placeName(source),
    slot: theSlot(seatOfSlot(slot)),
  });
}
