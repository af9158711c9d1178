// Today's deals on the home page: one a game, with a sign when it is done, and the streak.
import { href } from '../../app/router';
import { dailyDeals, dailyGames } from '../../game/daily';
import { resultsOf, stateOf, streakOf } from '../../game/dailyResults';
import type { Day } from '../../game/days';
import type { SavedGame } from '../../game/library';
import type { GameId } from '../../games';
import { t } from '../../texts';
import { Icon, useLoaded } from '../parts';
import { DayMark, LevelDots } from './marks';
import { useGames, useToday } from './useDaily';
import { stateWords, streakWords, weekdayDateWords } from './words';

interface TileProps {
  readonly game: GameId;
  readonly today: Day;
  /** Not known until the engine has answered; the calendar of the day leads there, too. */
  readonly deal: string | undefined;
  readonly games: readonly SavedGame[] | null;
}

function Tile({ game, today, deal, games }: TileProps) {
  const results = resultsOf(games ?? [], game);
  const state = stateOf(results, today, today);
  const { current } = streakOf(results, today);
  const done = results.get(today)?.wonOn != null;
  const words = stateWords(state, results.get(today));
  return (
    <li>
      <a
        class="tile today-deal"
        data-testid={`today-${game}`}
        data-state={state}
        data-deal={deal}
        data-streak={current}
        // Done: there its result is, and how to play it again.
        href={href(
          deal && !done ? { screen: 'play', deal } : { screen: 'daily', date: today, game },
        )}
      >
        <DayMark state={state} />
        <span class="today-words">
          <span class="daily-name">{t(`game.${game}`)}</span>
          {/* The sign tells the state to those who see it. */}
          <span class="quiet today-state">
            {games && current > 0 && <span class="visually-hidden">{words}, </span>}
            {games && (current > 0 ? t('daily.streakOf', { days: streakWords(current) }) : words)}
          </span>
        </span>
      </a>
    </li>
  );
}

export function Today() {
  const today = useToday();
  const games = useGames();
  const day = useLoaded(() => dailyDeals(today), [today])?.days[0];
  const known = day?.date === today ? day : undefined;
  return (
    <section class="today" aria-labelledby="today-title" data-testid="today" data-date={today}>
      <div class="today-head">
        <h2 id="today-title">{t('daily.today')}</h2>
        <span class="quiet today-date">{weekdayDateWords(today)}</span>
        {/* Its place is kept while the engine is asked. */}
        <span class={known ? undefined : 'level-unknown'}>
          <LevelDots grade={known?.grade ?? 1} named />
        </span>
        <a
          class="button button-quiet today-all"
          href={href({ screen: 'daily' })}
          data-testid="to-daily"
        >
          <Icon name="calendar" />
          <span>{t('daily.calendar')}</span>
        </a>
      </div>
      <ul class="today-list">
        {dailyGames.map((game) => (
          <Tile
            key={game}
            game={game}
            today={today}
            games={games}
            deal={known?.deals.find((one) => one.game === game)?.deal}
          />
        ))}
      </ul>
    </section>
  );
}
