// The table of an unfinished game, small: piles of tiny cards in their rows.
import type { Pile } from '../../engine/protocol';
import { TinyCard } from '../parts';

/** Only what lies on top is told apart here; a stock or foundation is one card. */
function seen({ role, cards, face_down }: Pile): readonly string[] {
  if (role === 'hand') return cards;
  if (role !== 'column') return cards.length === 0 ? [] : [cards.at(-1) ?? '??'];
  return cards.map((card, i) => (i < face_down ? '??' : card));
}

function Row({ piles, name }: { piles: readonly Pile[]; name: string }) {
  if (piles.length === 0) return null;
  return (
    <div class={`mini-row mini-${name}`}>
      {piles.map((pile) => (
        <div key={pile.name} class="mini-pile">
          {seen(pile).map((card, i) => (
            <TinyCard key={i} card={card} />
          ))}
        </div>
      ))}
    </div>
  );
}

export function MiniBoard({ table }: { table: readonly Pile[] }) {
  const columns = table.filter(({ role }) => role === 'column');
  const hands = table.filter(({ role, cards }) => role === 'hand' && !cards.includes('??'));
  const others = table.filter(({ role }) => role !== 'column' && role !== 'hand');
  return (
    <div class="mini-board table" aria-hidden="true">
      <Row name="top" piles={others} />
      <Row name="columns" piles={columns} />
      <Row name="hand" piles={hands} />
    </div>
  );
}
