// Names and notes at the plates of an online table, and the part of the results that is only there.
import { h, render } from 'preact';
import type { Company } from '../../bluff/company';
import { t, tCode } from '../../texts';
import { EndPart } from './EndPart';
import type { Seat } from './seat';

export function companyOf(seat: Seat): Company {
  return {
    name(place) {
      if (place === 0 && seat.game?.watching === false) return undefined;
      return seat.at(place)?.player?.name ?? t('online.somebody');
    },
    note(place) {
      const { bot, player, connected, abandoned } = seat.at(place) ?? {};
      if (bot) {
        const skill = tCode('word.bots', bot, {}, bot);
        return { text: skill, title: t('bluff.bot', { skill }) };
      }
      if (abandoned) return { text: t('online.botPlays'), away: true };
      if (connected === false) return { text: t('online.away'), away: true };
      if (!player) return { text: '' };
      return { text: String(player.rating), title: t('online.rating', { n: player.rating }) };
    },
    results(place) {
      render(h(EndPart, { seat }), place);
      return () => render(null, place);
    },
  };
}
