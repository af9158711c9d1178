// Names and notes at the plates of an online table, and the part of the results that is only there.
import { h, render } from 'preact';
import type { Players } from '../../bluff/players';
import { t, tCode } from '../../texts';
import { EndPart } from './EndPart';
import type { RoomSession } from './roomSession';

export function playersOf(session: RoomSession): Players {
  return {
    name(place) {
      if (place === 0 && session.game?.watching === false) return undefined;
      return session.at(place)?.player?.name ?? t('online.somebody');
    },
    note(place) {
      const { bot, player, connected, abandoned } = session.at(place) ?? {};
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
      render(h(EndPart, { session }), place);
      return () => render(null, place);
    },
  };
}
