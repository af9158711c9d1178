// The BluffBuddy table: fills the element it is given, draws the game, seats the bots.
import './bluff.css';
import { say } from '../app/live';
import { settings, watchSettings } from '../app/settings';
import { sound } from '../app/sound';
import { lookOf, prepare } from '../cards';
import type { Change, Reported, Viewable } from '../game/game';
import type { TableView } from '../table';
import { Motion } from '../table/motion';
import { t, tCode, watchLanguage } from '../texts';
import { Board } from './board';
import { Bots, type BotTable } from './bots';
import { isYou, setPlayers, type Players } from './players';
import { MoveChooser, type Player } from './moveChooser';
import { button } from './dom';
import { fly, placesOf } from './flight';
import { Focus } from './focus';
import { Guide } from './guide';
import { Outcome } from './outcome';
import { Press } from './press';
import { fit } from './size';
import { madeIn, spoken, turnWords, written } from './words';

/** How well the other three play is an option of the deal. */
function botsOf(game: Viewable): Players['note'] {
  const word = game.state.options['bots'] ?? 'medium';
  return (seat) => {
    const skill = tCode('word.bots', word, {}, word);
    return seat === 0 ? { text: '' } : { text: skill, title: t('bluff.bot', { skill }) };
  };
}

/** What there is besides the game itself; with none of it the table is only looked at. */
export interface BluffOptions {
  readonly player?: Player;
  /** The other three, where they are bots of this page. */
  readonly bots?: BotTable;
  readonly reported?: Reported;
  /** Deals again: offered with the results. */
  readonly dealNext?: () => void;
  /** Who they are, where they sit at a server and move by themselves. */
  readonly players?: Players;
}
export interface BluffTable extends TableView {
  /** What is left of the turn's time, of 1, and in seconds; null stops the clock. */
  showClock(seat: number | null, left?: number, seconds?: number): void;
  /** What somebody says with a gesture; nothing takes it away. */
  showBubble(seat: number, text: string): void;
  /** The players have changed. */
  refresh(): void;
  /** What happened last, for somebody who was not there. */
  tellLast(sentence: string): void;
}

/** At home the results end with the next deal. */
function nextDeal({ dealNext }: BluffOptions): Players['results'] {
  if (!dealNext) return undefined;
  return (place) => {
    const next = button('button button-primary', 'bluff-next', t('play.win.next'));
    next.addEventListener('click', dealNext);
    place.append(next);
    return () => next.remove();
  };
}

export function createBluffTable(
  host: HTMLElement,
  game: Viewable,
  options: BluffOptions = {},
): BluffTable {
  const { players } = options;
  setPlayers(players);
  const board = new Board(players?.note ?? botsOf(game));
  const motion = new Motion();
  const chooser = new MoveChooser(game, board, motion, options.player);
  board.root.dataset['game'] = game.state.game;
  host.append(board.root);

  const resize = () => {
    const size = fit(host.clientWidth, host.clientHeight, settings().size);
    const look = lookOf(settings(), size.width);
    void prepare(look);
    board.resize(size, look);
  };
  resize();
  board.draw(game.state);
  const focus = new Focus(chooser);
  const press = new Press(chooser, () => {
    motion.finishAll();
  });
  const outcome = new Outcome(board, game, options.reported, players?.results ?? nextDeal(options));
  const bots = options.bots && new Bots(options.bots);
  const guide = new Guide(board, chooser.choosing);
  chooser.chosen = () => {
    focus.follow();
  };
  chooser.marked = () => guide.show();
  chooser.show(false);
  focus.refresh();
  outcome.changed();
  if (game.state.turns === 0) sound('deal');

  const changed = (change: Change) => {
    if (change.cause === 'clock') return;
    press.cancel();
    motion.finishAll();
    const before = placesOf(board.root);
    const mover = change.before.to_act ?? 0;
    const from = board.plateOf(mover).getBoundingClientRect();
    board.draw(change.state);
    guide.guide([], []);
    chooser.cancel();
    const made = change.move === undefined ? undefined : madeIn(change);
    board.markLast(made?.slot ?? (made ? 'pool' : undefined));
    if (made) {
      fly(board.root, motion, before, { card: made.card, from });
      board.last.textContent = turnWords(mover, made, change.before, written);
      tell(change, turnWords(mover, made, change.before, spoken));
    }
    focus.refresh();
    bots?.changed();
    outcome.changed();
  };
  const tell = (change: Change, turn: string) => {
    focus.lastSaid = turn;
    const { state } = change;
    const dealt = change.events.some((event) => event.kind === 'dealt');
    sound(dealt ? 'deal' : 'place');
    const round = dealt ? t('bluff.dealt', { n: state.round ?? 1 }) : '';
    const yours =
      state.to_act === 0 && isYou(0) && state.outcome === 'open' ? t('bluff.yourTurn') : '';
    if (yours !== '') sound('tick');
    say([turn, round, yours].filter(Boolean).join(' '));
  };

  const refit = () => {
    press.cancel();
    motion.finishAll();
    resize();
    board.draw(game.state);
    chooser.show(false);
  };
  const sizes = new ResizeObserver(resize);
  sizes.observe(host);
  const retell = () => {
    board.translate();
    outcome.translate();
    refit();
  };
  const unwatch = [game.watch(changed), watchSettings(refit), watchLanguage(retell)];

  return {
    element: board.root,
    guide,
    focus: () => {
      focus.focus();
    },
    // The results come first; what the page has to say waits until they are put aside.
    celebrate: () => outcome.seen(),
    showClock: (seat, left, seconds) => {
      board.showClock(seat, left, seconds);
    },
    showBubble: (seat, text) => {
      board.showBubble(seat, text);
    },
    refresh: () => {
      board.draw(game.state);
    },
    tellLast: (sentence) => {
      board.last.textContent = sentence;
    },
    handle: (action) => {
      if (action === 'escape') return press.cancel() || chooser.cancel() || outcome.close();
      const mine = focus.handle(action);
      if (mine) motion.finishAll();
      return mine;
    },
    destroy: () => {
      for (const stop of unwatch) stop();
      sizes.disconnect();
      bots?.close();
      press.close();
      focus.close();
      motion.finishAll();
      outcome.close();
      board.root.remove();
      setPlayers(undefined);
    },
  };
}
