// The streak of a game: how long it is, what would make it longer, why the last one ended, and
// what counts at all.
import { tolerated } from '../../game/daily';
import { streakOf, type Results } from '../../game/dailyResults';
import { dayOf, type Day } from '../../game/days';
import type { SavedGame } from '../../game/library';
import type { GameId } from '../../games';
import { t } from '../../texts';
import { endingWords, dateWords, nextWords, streakWords } from './words';

const rules = ['own', 'help', 'tries', 'midnight', 'opened', 'clock', 'kept'] as const;

/** The day of the latest game, if the clock stands before it. */
export function clockIsBehind(games: readonly SavedGame[], now: number): Day | null {
  const latest = Math.max(0, ...games.map(({ updated }) => updated));
  return latest > now + tolerated ? dayOf(new Date(latest)) : null;
}

export function StreakPanel({
  game,
  today,
  results,
  games,
}: {
  game: GameId;
  today: Day;
  results: Results;
  games: readonly SavedGame[];
}) {
  const streak = streakOf(results, today);
  const behind = clockIsBehind(games, Date.now());
  return (
    <section class="streak" aria-labelledby="streak-title" data-testid="streak">
      <h2 id="streak-title">{t('daily.streak.title', { game: t(`game.${game}`) })}</h2>
      <dl class="streak-figures">
        <div>
          <dt>{t('daily.streak.now')}</dt>
          <dd class="figures" data-testid="streak-now" data-days={streak.current}>
            {streakWords(streak.current)}
          </dd>
        </div>
        <div>
          <dt>{t('daily.streak.best')}</dt>
          <dd class="figures" data-testid="streak-best" data-days={streak.best}>
            {streakWords(streak.best)}
          </dd>
        </div>
      </dl>
      <p data-testid="streak-next">{nextWords(streak)}</p>
      {streak.ended && (
        <p class="quiet" data-testid="streak-ended" data-why={streak.ended.why}>
          {endingWords(streak.ended, streak.current > 0)}
        </p>
      )}
      {behind !== null && (
        <p class="field-error" role="note" data-testid="clock-behind">
          {t('daily.clock', { day: dateWords(behind) })}
        </p>
      )}
      <details class="streak-rules">
        <summary data-testid="streak-rules">{t('daily.rules')}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(`daily.rules.${rule}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
