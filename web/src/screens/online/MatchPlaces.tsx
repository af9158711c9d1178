// Who came where in a match, with what, and what it did to the ratings.
import { href } from '../../app/router';
import { reportOf } from '../../online/record';
import { isRed, shortName } from '../../cards';
import type { CardText } from '../../engine/protocol';
import { t, tCount } from '../../texts';
import { useLoaded } from '../parts';
import { signed, type KeptMatch, type MatchSeat } from './api';
import { isBot, nameIn } from './matchPlayers';

export function MatchPlaces({ match, mine }: { match: KeptMatch; mine: number | null }) {
  // The server keeps the plays, not the slots: the engine has them.
  const report = useLoaded(() => reportOf(match.record, 0), [match]);
  const slots = new Map(report?.seats.map(({ seat, slot }) => [seat, slot]));
  const placed = [...match.results].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <ol class="match-places" data-testid="match-places">
      {placed.map((seat) => (
        <li
          key={seat.seat}
          class="match-place"
          data-testid={`match-seat-${seat.seat + 1}`}
          data-you={seat.seat === mine}
        >
          <span class="match-rank figures">{seat.rank}.</span>
          <span class="match-name">
            <Name seat={seat} />
            {seat.seat === mine && <span class="badge badge-accent">{t('online.you')}</span>}
            {seat.abandoned && <span class="badge">{t('online.abandoned')}</span>}
          </span>
          <span class="match-points figures">{tCount('bluff.points', seat.total)}</span>
          {seat.rating && (
            <span class="match-rating figures" data-testid={`match-rating-${seat.seat + 1}`}>
              {t('online.rating', { n: seat.rating.after })} ({signed(seat.rating.change)})
            </span>
          )}
          <Cards cards={slots.get(seat.seat)} />
        </li>
      ))}
    </ol>
  );
}

function Name({ seat }: { seat: MatchSeat }) {
  if (isBot(seat) || seat.name === '') return <span>{nameIn(seat)}</span>;
  return <a href={href({ screen: 'player', player: seat.playerId })}>{nameIn(seat)}</a>;
}

function Cards({ cards }: { cards: readonly CardText[] | undefined }) {
  if (!cards) return null;
  return (
    <span class="match-cards">
      {cards.length === 0
        ? t('bluff.empty')
        : cards.map((card) => (
            <span key={card} class="match-card" data-red={isRed(card)}>
              {shortName(card)}{' '}
            </span>
          ))}
    </span>
  );
}
