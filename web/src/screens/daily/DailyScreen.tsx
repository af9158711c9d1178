// The daily deals: those of a day, a calendar of them, and the streak of a game.
import { useEffect, useState } from 'preact/hooks';
import { go, href } from '../../app/router';
import { readText, writeText } from '../../app/storage';
import { EngineRefused } from '../../engine/client';
import { dailyDeals, dailyGames, type DailyDeals } from '../../game/daily';
import { resultsOf, type DayState } from '../../game/dailyResults';
import { isDay, plusDays, weekdayOf, type Day } from '../../game/days';
import type { GameId } from '../../games';
import { t } from '../../texts';
import { Dialog, LinkButton, Page, Segmented, useLoaded } from '../parts';
import { Calendar } from './Calendar';
import { DayDeals } from './DayDeals';
import { DayMark } from './marks';
import { StreakPanel } from './StreakPanel';
import { useGames, useToday } from './useDaily';
import { dateWords, stateWords } from './words';

const lastGame = 'croupier.daily.game';
const legend: readonly DayState[] = ['clean', 'won', 'assisted', 'late', 'begun', 'missed', 'open'];

/** The game of the calendar: that of the address, else the one that was looked at last. */
function gameShown(wished: GameId | undefined): GameId {
  const last = readText(lastGame);
  const game = dailyGames.find((id) => id === (wished ?? last));
  return game ?? (dailyGames[0] as GameId);
}

export function DailyScreen({
  date,
  game: wished,
}: {
  date: string | undefined;
  game: GameId | undefined;
}) {
  const today = useToday();
  const day = date ?? today;
  const game = gameShown(wished);
  const [text, setText] = useState<string | null>(null);
  const answer = useLoaded(() => answerFor(day), [day]);
  const games = useGames();
  useEffect(() => {
    if (wished) writeText(lastGame, game);
  }, [wished, game]);
  const results = resultsOf(games ?? [], game);
  const choose = (chosen: GameId) =>
    go({ screen: 'daily', date: day, game: chosen }, { replace: true });
  return (
    <Page title={t('title.daily')} testid="daily">
      {answer?.kind === 'wrong' && <NoDay reason={t('daily.noDay', { date: day })} />}
      {answer?.kind === 'broken' && <p role="alert">{t('home.noEngine')}</p>}
      {answer?.kind === 'known' && games && (
        <div class="daily">
          {answer.day.date > today ? (
            <NoDay reason={t('daily.notYet', { day: dateWords(answer.day.date) })} />
          ) : (
            <DayDeals day={answer.day} today={today} games={games} showText={setText} />
          )}
          <div class="daily-month stack">
            <Segmented
              label={t('daily.game')}
              quiet
              testid="daily-game"
              value={game}
              options={dailyGames.map((id) => ({ value: id, label: t(`game.${id}`) }))}
              onChange={choose}
            />
            <Calendar
              game={game}
              day={answer.day.date}
              week={answer.week}
              today={today}
              first={answer.first}
              results={results}
            />
            <Legend />
          </div>
          <StreakPanel game={game} today={today} results={results} games={games} />
        </div>
      )}
      {text !== null && <TextToCopy text={text} close={() => setText(null)} />}
    </Page>
  );
}

type Asked =
  | { readonly kind: 'wrong' | 'broken' }
  | {
      readonly kind: 'known';
      readonly day: DailyDeals;
      /** Its week, from Monday on. */
      readonly week: readonly DailyDeals[];
      readonly first: Day;
    };

/** The engine knows which days there are. */
async function answerFor(date: string): Promise<Asked> {
  if (!isDay(date)) return { kind: 'wrong' };
  try {
    const { days, first } = await dailyDeals(plusDays(date, 1 - weekdayOf(date)), 7);
    const day = days.find((one) => one.date === date);
    return day ? { kind: 'known', day, week: days, first } : { kind: 'wrong' };
  } catch (error) {
    return { kind: error instanceof EngineRefused ? 'wrong' : 'broken' };
  }
}

function NoDay({ reason }: { reason: string }) {
  return (
    <div class="stack no-day">
      <p role="alert" data-testid="no-day">
        {reason}
      </p>
      <LinkButton kind="primary" testid="daily-today" href={href({ screen: 'daily' })}>
        {t('daily.today')}
      </LinkButton>
    </div>
  );
}

function Legend() {
  return (
    <ul class="daily-legend" aria-label={t('daily.legend')}>
      {legend.map((state) => (
        <li key={state}>
          <DayMark state={state} />
          <span>{state === 'late' ? t('daily.legend.late') : stateWords(state)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where the browser would not copy. */
function TextToCopy({ text, close }: { text: string; close: () => void }) {
  return (
    <Dialog title={t('play.text.title')} testid="text-dialog" onClose={close}>
      <label class="field">
        <span>{t('play.text.label')}</span>
        <textarea
          readOnly
          rows={6}
          data-testid="text-area"
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
    </Dialog>
  );
}
