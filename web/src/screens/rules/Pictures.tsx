// Cards of the rules as they lie on the cloth.
import { shortName } from '../../cards';
import { fill } from '../../texts';
import { CardPicture, classes, Icon } from '../parts';
import type { Board, Example } from '../../games/description';
import type { RulesText } from './text';

const cardsOf = (pile: string): string[] => pile.split(' ').filter(Boolean);

function PilePicture({ pile, width }: { pile: string; width: number }) {
  const cards = cardsOf(pile);
  if (pile === '-') return <div class="rule-pile rule-gap" />;
  return (
    <div class={classes('rule-pile', cards.length === 0 && 'rule-empty')}>
      {cards.map((card, i) => (
        <CardPicture key={i} mute card={card === '??' ? 'back' : card} width={width} />
      ))}
    </div>
  );
}

export function BoardPicture({ board, words }: { board: Board; words: string }) {
  return (
    <div class="rule-board table" role="img" aria-label={words}>
      {board.rows.map((row, i) => (
        <div key={i} class="rule-row">
          {row.map((pile, j) => (
            <PilePicture key={j} pile={pile} width={48} />
          ))}
        </div>
      ))}
    </div>
  );
}

export interface ExampleProps {
  readonly example: Example;
  readonly caption: string;
  readonly words: RulesText;
}

export function ExamplePicture({ example, caption, words }: ExampleProps) {
  const named = (pile: string) => cardsOf(pile).map(shortName).join(' ') || words.emptyPlace;
  const verdict = example.legal ? words.legal : words.illegal;
  return (
    <li class="rule-example">
      <div
        class="rule-scene table"
        role="img"
        aria-label={fill('{cards} {onto} {pile}', {
          cards: named(example.cards),
          onto: words.onto,
          pile: named(example.onto),
        })}
      >
        <PilePicture pile={example.cards} width={52} />
        <Icon name="forward" />
        <PilePicture pile={example.onto} width={52} />
      </div>
      <p>
        <span class={classes('chip', example.legal ? 'chip-won' : 'chip-lost')}>
          {example.legal ? '✓' : '✗'} {verdict}
        </span>{' '}
        {caption}
      </p>
    </li>
  );
}
