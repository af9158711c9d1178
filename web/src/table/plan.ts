// Which piles stand in rows, and which in rails beside the columns.
import type { Pile, Role } from '../engine/protocol';
import { columnsOf, type GameId } from '../games';

/** Piles below each other, beside the columns; null keeps a place free. */
export type Lane = readonly (string | null)[];
/** A pile above or below the columns, and the column it stands at. */
export type Row = readonly (readonly [name: string, column: number])[];
export type Shape = 'rows' | 'desk' | 'landscape';

export interface Plan {
  readonly columns: readonly string[];
  readonly before: readonly Lane[];
  readonly after: readonly Lane[];
  readonly top: Row;
  readonly bottom: Row;
  /** A row of its own measure: more piles than there are columns. */
  readonly head: readonly string[];
  readonly mirrored: boolean;
}

/** Suits as the table shows them: spades, hearts, clubs, diamonds. */
const suitOrder = 'shcd';

function namesOf(piles: readonly Pile[], role: Role): string[] {
  return piles.filter((pile) => pile.role === role).map((pile) => pile.name);
}

/** Foundations of fixed suits stand in the order of the suits; of two the downward ones come first. */
function foundationsOf(game: GameId, piles: readonly Pile[]): string[] {
  const names = namesOf(piles, 'foundation');
  const { foundations } = columnsOf(game);
  if (foundations === 'free') return names;
  const suit = (name: string) => suitOrder.indexOf(name.at(-1) ?? '');
  const group = (name: string) => (name.startsWith('d') ? 0 : 1);
  const one = foundations === 'pairs' ? group : () => 0;
  return names.sort((a, b) => one(a) - one(b) || suit(a) - suit(b));
}

export function planOf(
  game: GameId,
  piles: readonly Pile[],
  shape: Shape,
  leftHanded: boolean,
): Plan {
  const columns = namesOf(piles, 'column');
  const talon = [...namesOf(piles, 'stock'), ...namesOf(piles, 'waste')];
  const free = [...namesOf(piles, 'cell'), ...namesOf(piles, 'pocket')];
  const homes = foundationsOf(game, piles);
  const half = homes.length / 2;
  const n = columns.length;
  const row = (names: readonly string[], first: number): Row =>
    names.map((name, i) => [name, first + i] as const);
  const empty = { columns, before: [], after: [], top: [], bottom: [], head: [] };
  const plan = (): Omit<Plan, 'mirrored'> => {
    if (columnsOf(game).foundations === 'pairs') {
      const lanes = [homes.slice(0, half), homes.slice(half)] as const;
      const low = [...row(talon, 0), ...row(free, n - free.length)];
      if (shape === 'landscape') return { ...empty, before: lanes, after: [[...talon, ...free]] };
      if (shape === 'desk') return { ...empty, before: [lanes[0]], after: [lanes[1]], bottom: low };
      return { ...empty, head: homes, bottom: low };
    }
    if (shape !== 'landscape')
      return { ...empty, top: [...row([...talon, ...free], 0), ...row(homes, n - homes.length)] };
    if (talon.length === 0) return { ...empty, before: free.length ? [free, homes] : [homes] };
    // The fan of the waste lies across both lanes.
    const [first, second, third, fourth] = homes;
    return {
      ...empty,
      before: [
        [...talon, first ?? null, third ?? null],
        [null, null, second ?? null, fourth ?? null],
      ],
    };
  };
  return leftHanded ? mirror(plan()) : { ...plan(), mirrored: false };
}

/** Left-handed players have what they touch most on the other side; the columns stay. */
function mirror(plan: Omit<Plan, 'mirrored'>): Plan {
  const last = plan.columns.length - 1;
  const turn = (row: Row): Row => row.map(([name, column]) => [name, last - column] as const);
  return {
    columns: plan.columns,
    before: [...plan.after].reverse(),
    after: [...plan.before].reverse(),
    top: turn(plan.top),
    bottom: turn(plan.bottom),
    head: [...plan.head].reverse(),
    mirrored: true,
  };
}
