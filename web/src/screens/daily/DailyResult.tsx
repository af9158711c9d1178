// After the win of a daily deal: what it means for the streak, and the result to share.
import { href } from '../../app/router';
import { dailyDeals } from '../../game/daily';
import { resultsOf, streakOf } from '../../game/dailyResults';
import { dayOf, type Day } from '../../game/days';
import { listGames } from '../../game/library';
import type { GameId } from '../../games';
import { t } from '../../texts';
import { Button, LinkButton, useLoaded } from '../parts';
import { DayMark } from './marks';
import { shareResult } from './share';
import { dateWords, stateWords, streakWords } from './words';

export function DailyResult({
  game,
  day,
  showText,
}: {
  game: GameId;
  day: Day;
  showText: (text: string) => void;
}) {
  const games = useLoaded(listGames, [game, day]);
  const grade = useLoaded(() => dailyDeals(day), [day])?.days[0]?.grade;
  if (!games || grade === undefined) return null;
  const results = resultsOf(games, game);
  const result = results.get(day);
  if (!result) return null;
  const { current } = streakOf(results, dayOf(new Date()));
  const counted = result.state === 'clean' || result.state === 'won';
  return (
    <div class="win-daily" data-testid="win-daily" data-state={result.state}>
      <p class="win-daily-words">
        <DayMark state={result.state} />
        <span>
          {t('daily.win', { day: dateWords(day), state: stateWords(result.state, result) })}{' '}
          {counted
            ? t('daily.win.streak', { days: streakWords(current) })
            : t('daily.win.uncounted')}
        </span>
      </p>
      <div class="row win-actions">
        <Button
          icon="share"
          testid="win-share-daily"
          onClick={() => void shareResult({ game, day, grade, result, streak: current }, showText)}
        >
          {t('daily.share')}
        </Button>
        <LinkButton
          icon="calendar"
          testid="win-calendar"
          href={href({ screen: 'daily', date: day, game })}
        >
          {t('daily.calendar')}
        </LinkButton>
      </div>
    </div>
  );
}
