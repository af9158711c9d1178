// The people of a finished match at the plates of its replay.
import type { Players } from '../../bluff/players';
import { seatAt } from '../../online/turned';
import { t } from '../../texts';
import type { KeptMatch, MatchSeat } from './api';

/** Bots have no page of their own. */
export const isBot = ({ playerId }: MatchSeat) => /^bot\d$/.test(playerId);
export const nameIn = ({ name }: MatchSeat) => name || t('online.somebody');

/** `from`: the seat that is looked from; `mine`: that of the player, if they were there. */
export function companyOfMatch(match: KeptMatch, from: number, mine: number | null): Players {
  const at = (place: number) => match.results.find(({ seat }) => seat === seatAt(place, from));
  return {
    name(place) {
      const seat = at(place);
      if (place === 0 && seat?.seat === mine) return undefined;
      return seat ? nameIn(seat) : t('online.somebody');
    },
    note(place) {
      const rating = at(place)?.rating;
      return { text: rating ? String(rating.before) : '' };
    },
  };
}
