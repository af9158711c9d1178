// When each card of a change sets off and how long it flies.
import type { GameEvent } from '../engine/protocol';
import { columnsOf, type GameId } from '../games';
import type { Cause } from '../game/game';
import type { Seats } from './match';
import { durations, type Times } from './motion';

/** In which move of a turn a card flew last, counted from 0. */
export function turnsOf(events: readonly GameEvent[], seats: Seats): Map<number, number> {
  const piles = new Map([...seats].map(([name, row]) => [name, [...row]]));
  const turns = new Map<number, number>();
  let turn = 0;
  for (const event of events) {
    if (event.kind !== 'moved' || event.from === undefined || event.to === undefined) continue;
    const moved = piles.get(event.from)?.splice(-(event.count ?? 1)) ?? [];
    piles.get(event.to)?.push(...moved);
    for (const card of moved) turns.set(card, turn);
    turn += 1;
  }
  return turns;
}

/** Cards that follow by themselves fly ever faster, each when the one before has landed. */
function chain(turn: number, first: number): Times {
  let delay = 0;
  let duration: number = first;
  for (let i = 0; i < turn; ++i) {
    delay += duration;
    duration = Math.max(durations.homeLeast, (i === 0 ? durations.home : duration) * 0.9);
  }
  return { delay, duration };
}

export function timesOf(cause: Cause, game: GameId, turn: number, turns: number): Times {
  switch (cause) {
    case 'undo':
    case 'redo':
    case 'rewind':
    case 'retract':
      return { delay: 0, duration: durations.undo };
    case 'finish': {
      const { finishStep } = columnsOf(game);
      if (finishStep !== undefined) return { delay: turn * finishStep, duration: durations.move };
      const last = chain(turns - 1, durations.home);
      const shrink = Math.min(1, durations.complete / (last.delay + last.duration));
      const { delay, duration } = chain(turn, durations.home);
      return { delay: delay * shrink, duration: duration * shrink };
    }
    case 'line':
      return {
        delay: turn * Math.min(durations.line, durations.lineTotal / turns),
        duration: durations.move,
      };
    default:
      return chain(turn, durations.move);
  }
}

/** The deal: card after card from one corner, all within 900 ms. */
export function dealTimes(order: number, count: number): Times {
  const each = Math.min(durations.dealEach, (durations.deal - durations.move) / Math.max(1, count));
  return { delay: order * each, duration: durations.move };
}
