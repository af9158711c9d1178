// The deals of one day: how each went, and what can be done with it.
import { href } from '../../app/router';
import { chooseDaily, type DailyDeals } from '../../game/daily';
import {
  resultsOf,
  stateOf,
  streakOf,
  type DayResult,
  type DayState,
} from '../../game/dailyResults';
import type { Day } from '../../game/days';
import type { SavedGame } from '../../game/library';
import type { GameId } from '../../games';
import { t, tCount, type TextKey } from '../../texts';
import { IconButton, LinkButton } from '../parts';
import { numberWords, timeWords } from '../play/words';
import { DayMark, LevelDots } from './marks';
import { shareResult } from './share';
import { countedHelp, fullDateWords, stateWords } from './words';

const verbs: { readonly [S in DayState]?: TextKey } = {
  open: 'daily.play',
  missed: 'daily.play',
  begun: 'daily.goOn',
};

interface Props {
  readonly day: DailyDeals;
  readonly today: Day;
  readonly games: readonly SavedGame[];
  readonly showText: (text: string) => void;
}

export function DayDeals({ day, today, games, showText }: Props) {
  return (
    <section class="day-deals" aria-labelledby="day-title" data-testid="day" data-date={day.date}>
      <div class="day-head">
        <h2 id="day-title">{fullDateWords(day.date)}</h2>
        <LevelDots grade={day.grade} named />
      </div>
      <ul class="list">
        {day.deals.map(({ game, deal }) => (
          <Row key={game} {...{ day, today, games, showText, game, deal }} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  day,
  today,
  games,
  showText,
  game,
  deal,
}: Props & { readonly game: GameId; readonly deal: string }) {
  const results = resultsOf(games, game);
  const result = results.get(day.date);
  const state = stateOf(results, day.date, today);
  const verb = verbs[state] ?? 'daily.again';
  const name = t(`game.${game}`);
  const share = (won: DayResult) =>
    shareResult(
      {
        game,
        day: day.date,
        grade: day.grade,
        result: won,
        streak: streakOf(results, today).current,
      },
      showText,
    );
  return (
    <li
      class="list-row daily-row"
      data-testid={`daily-${game}`}
      data-state={state}
      data-deal={deal}
    >
      <DayMark state={state} />
      <span class="daily-words grow">
        <span>
          <span class="daily-name">{name}</span> <span class="quiet figures">{deal}</span>
        </span>
        <span class="quiet daily-facts">
          {[stateWords(state, result), ...facts(result)].join(' · ')}
        </span>
      </span>
      <span class="daily-actions">
        {result?.wonOn && (
          <IconButton
            icon="share"
            label={t('daily.share.of', { game: name })}
            testid={`daily-share-${game}`}
            onClick={() => void share(result)}
          />
        )}
        <LinkButton
          onClick={() => chooseDaily(deal)}
          kind={verb === 'daily.again' ? 'plain' : 'primary'}
          testid={`daily-play-${game}`}
          href={href({ screen: 'play', deal })}
        >
          <span class="visually-hidden">{name}: </span>
          {t(verb)}
        </LinkButton>
      </span>
    </li>
  );
}

function facts(result: DayResult | undefined): string[] {
  if (!result) return [];
  const { saved } = result;
  const moves = tCount('home.moves', saved.moves, { n: numberWords(saved.moves) });
  return [timeWords(saved.elapsed), moves, countedHelp(result)].filter((each) => each !== '');
}
