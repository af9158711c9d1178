// The games of the page: one description each, in the order in which they are offered.
import { bluffbuddy } from './bluffbuddy';
import { cards } from './cards';
import type { ColumnsTable, GameDescription } from './description';
import { freecell } from './freecell';
import { klondike } from './klondike';
import { meridian } from './meridian';

const descriptions = { klondike, freecell, cards, meridian, bluffbuddy } as const;

export type GameId = keyof typeof descriptions;
export const gameIds = Object.keys(descriptions) as readonly GameId[];

export function descriptionOf(game: GameId): GameDescription {
  return descriptions[game];
}

const plain: ColumnsTable = { kind: 'columns', highest: 0.22, foundations: 'suits' };

/** How its columns are laid. */
export function columnsOf(game: GameId): ColumnsTable {
  const { table } = descriptionOf(game);
  return table.kind === 'columns' ? table : plain;
}

/** The game that is played on the server. */
export const onlineGame = gameIds.find((id) => descriptionOf(id).online) as GameId;
