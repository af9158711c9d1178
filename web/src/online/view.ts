// A seat's view from the server as the state that the table draws.
import { onlineGame } from '../games';
import type { CardText, LegalMove, Pile, Role, State } from '../engine/protocol';
import { turnedMove, turnedSeat } from './turned';
import type { End, GameState, Played } from './wire';

const tally = {
  moves: 0,
  total_moves: 0,
  undos: 0,
  hints: 0,
  recycles: 0,
  draws: 0,
  without_progress: 0,
};

export interface Seen {
  readonly view: GameState;
  readonly own: number;
  readonly turn: number;
  readonly moves: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  readonly end?: End | undefined;
}

/** The seat of the view; who only watches sits behind seat 0. */
export const seatOf = ({ myIndex }: GameState) => myIndex ?? 0;

/** Ids by the server's seats: the slots are told in their order. */
export const idsOf = ({ penaltySlots }: GameState) => penaltySlots.map(({ playerId }) => playerId);

export function actorOf(view: GameState): number | null {
  const at = idsOf(view).indexOf(view.currentPlayerId ?? '');
  return at < 0 ? null : at;
}

export function stateOf(seen: Seen): State {
  const { view, own, turn, moves, options, end } = seen;
  const actor = actorOf(view);
  const piles = end ? openPiles(view, own, end) : pilesOf(view, own);
  const first = end?.results.find(({ seat }) => seat === own)?.rank === 1;
  return {
    game: onlineGame,
    mode: 'BB',
    deal: null,
    options,
    piles,
    moves: end ? [] : moves.map((move) => moveOf(turnedMove(move, own))),
    outcome: end ? (first ? 'won' : 'lost') : 'open',
    to_act: end || actor === null ? null : turnedSeat(actor, own),
    round: view.round,
    tally: { ...tally, total_moves: turn - 1 },
    score: null,
    score_name: 'penalty',
    elapsed: 0,
    paused: false,
    assisted: false,
    undo_left: 0,
    redo_left: 0,
    turns: turn - 1,
    can_finish: false,
    finish_wins: false,
    passes_left: null,
    hidden: 0,
    hash: fingerprint(JSON.stringify([piles, turn, actor])),
  };
}

function pile(name: string, role: Role, covered: number, cards: readonly CardText[]): Pile {
  const hidden = Array.from({ length: covered }, () => '??');
  return {
    name,
    role,
    letter: name.at(-1) ?? '',
    face_down: covered,
    cards: [...hidden, ...cards],
  };
}

function pilesOf(view: GameState, own: number): readonly Pile[] {
  const ids = idsOf(view);
  const held = (seat: number) => view.opponents.find(({ id }) => id === ids[seat])?.cardCount ?? 0;
  const seats = ids.map((_, seat) => seat);
  return [
    pile('pool', 'pool', Math.max(0, (view.poolCount ?? 1) - 1), cardsOf(view.poolTopCard)),
    ...view.openCenter.map((card, i) => pile(`c${i + 1}`, 'centre', 0, cardsOf(card))),
    ...view.penaltySlots.map(({ topCards, buriedCount, sealed }, seat) => ({
      ...pile(`s${turnedSeat(seat, own) + 1}`, 'slot', buriedCount, topCards),
      ...(sealed ? { mark: 'sealed' } : {}),
    })),
    ...seats.map((seat) =>
      seat === own && view.myIndex != null
        ? pile('h1', 'hand', 0, view.myHand ?? [])
        : pile(`h${turnedSeat(seat, own) + 1}`, 'hand', 0, hidden(held(seat))),
    ),
  ];
}

/** For somebody who comes when all is over: the table is told no more, only its end. */
export function viewOfEnd(end: End, own: number | null): GameState {
  return {
    type: 'game:state',
    roomId: end.room,
    phase: 'game_over',
    round: 3,
    opponents: [],
    openCenter: [null, null, null, null],
    poolTopCard: null,
    penaltySlots: end.results.map(({ playerId, cards }) => ({
      playerId,
      topCards: cards,
      buriedCount: 0,
    })),
    currentPlayerId: null,
    turnTimeRemaining: 0,
    myIndex: own,
  };
}

/** After the end the slots lie open. */
function openPiles(view: GameState, own: number, { results }: End): readonly Pile[] {
  const opened = (name: string) =>
    results.find(({ seat }) => `s${turnedSeat(seat, own) + 1}` === name)?.cards;
  return pilesOf(view, own).map((one) => {
    if (one.role === 'hand') return { ...one, cards: [] };
    const cards = opened(one.name);
    return cards ? { ...one, cards, face_down: Math.min(one.face_down, cards.length) } : one;
  });
}

const hidden = (n: number) => Array.from({ length: n }, () => '??');
const cardsOf = (card: CardText | null) => (card === null ? [] : [card]);

/** A listed move taken apart, as the engine lists its own. */
export function moveOf(move: string): LegalMove {
  const [card = '', source = '-', to = ''] = move.split(' ');
  if (source === '-') return { move, card, discard: true };
  return { move, card, source, to: to.slice(1) };
}

/** What the table saw of a turn, in notation of the turned table. */
export function playedMove({ card, result, source, recipient }: Played, own: number): string {
  if (result === 'NO_MATCH' || source === undefined || recipient === undefined) return `${card} -`;
  return turnedMove(`${card} ${source} >${recipient + 1}`, own);
}

/** "matching=forced seals=part" */
export function optionsOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(/\s+/).filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2) as [string, string]));
}

/** Equal for equal tables: the page only compares it (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; ++i)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
