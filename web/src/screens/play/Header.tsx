// The line above the table: which game and deal, how it stands, whether it can still be won.
import { go, href } from '../../app/router';
import type { Day } from '../../game/days';
import type { GameId } from '../../games';
import { gradeOf } from '../../game/library';
import { t, type TextKey } from '../../texts';
import { dateWords } from '../daily/words';
import { classes, IconButton, Menu, useLoaded, useSettings } from '../parts';
import { ChipButton } from './ChipButton';
import { copyDealLink } from './clip';
import { ClockText } from './ClockText';
import { perform } from './commands';
import type { PlayController } from './playController';
import { numberWords } from './words';

export function Header({ controller, deal }: { controller: PlayController; deal: string }) {
  const { zen, sound, showTimer, showScore } = useSettings();
  const game = controller.session?.game;
  const state = game?.state;
  const id = controller.deal || deal;
  const level = useLoaded(() => gradeOf(id), [id]);
  const title = state ? t(`game.${state.game}`) : '';
  return (
    <header class="bar play-header">
      <div class="bar-start">
        {!zen && (
          <Menu
            label={t('play.menu')}
            icon="menu"
            testid="menu"
            items={[
              {
                id: 'home',
                label: t('play.menu.home'),
                icon: 'home',
                onSelect: () => go({ screen: 'home' }),
              },
              ...(['rules', 'stats', 'settings', 'keys'] as const).map((screen) => ({
                id: screen,
                label: t(`play.menu.${screen}`),
                icon: screen,
                onSelect: () =>
                  go(screen === 'rules' && state ? { screen, game: state.game } : { screen }),
              })),
            ]}
          />
        )}
        <h1 class="play-name">{zen ? <span class="visually-hidden">{title}</span> : title}</h1>
      </div>
      <div class="bar-centre">
        <DealId controller={controller} id={id} />
        {!zen && game?.daily && <DailyBadge day={game.daily} game={game.state.game} />}
        {!zen && state && (
          <>
            {level !== null && (
              <span class="badge play-level" data-testid="level" data-level={level}>
                {t(`level.${level}` as TextKey)}
              </span>
            )}
            {showTimer && game && <ClockText game={game} />}
            <Figure testid="moves" label={t('play.moves')}>
              {numberWords(state.tally.moves)}
            </Figure>
            {showScore && state.score !== null && state.score_name !== null && (
              <Figure testid="score" label={t(`play.score.${state.score_name}`)}>
                {state.score_name === 'efficiency'
                  ? t('play.percent', { n: state.score })
                  : numberWords(state.score)}
              </Figure>
            )}
          </>
        )}
      </div>
      <div class="bar-end">
        {!zen && state?.assisted && (
          <span class="badge play-assisted" data-testid="assisted" title={t('play.assisted.why')}>
            {t('play.assisted')}
          </span>
        )}
        {!zen && controller.session && (
          <ChipButton controller={controller} session={controller.session} />
        )}
        {!zen && (
          <IconButton
            icon={sound ? 'sound' : 'mute'}
            label={t(sound ? 'play.mute' : 'play.unmute')}
            testid="mute"
            onClick={() => perform('mute', controller)}
          />
        )}
      </div>
    </header>
  );
}

/** The day whose deal it is, which leads to its calendar. */
function DailyBadge({ day, game }: { day: Day; game: GameId }) {
  const name = t('daily.badge.open', { day: dateWords(day) });
  return (
    <a
      class="badge badge-accent play-daily"
      data-testid="daily-badge"
      data-date={day}
      href={href({ screen: 'daily', date: day, game })}
      title={name}
      aria-label={name}
    >
      {t('daily.badge', { day: dateWords(day) })}
    </a>
  );
}

/** The deal, which a click copies as a link. */
function DealId({ controller, id }: { controller: PlayController; id: string }) {
  const plain = id.replace(/\+.*/, '');
  const copy = t('play.copyDeal', { deal: id });
  return (
    <button
      type="button"
      class={classes('deal-id figures', id.length > 9 && 'deal-long')}
      data-testid="deal-id"
      data-deal={id}
      data-href={href({ screen: 'play', deal: id })}
      title={copy}
      aria-label={copy}
      onClick={() => copyDealLink(controller)}
    >
      {plain}
      {id !== plain && '+'}
    </button>
  );
}

interface FigureProps {
  readonly testid: string;
  readonly label: string;
  readonly children: string;
}

/** A number with its name, where there is room for both. */
function Figure({ testid, label, children }: FigureProps) {
  return (
    <span class="figure figure-named" title={label}>
      <span class="figure-name">{label}</span>
      <span class="figures" data-testid={testid}>
        {children}
      </span>
    </span>
  );
}
