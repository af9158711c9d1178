// Which of the pictures of a card is meant: what the player chose and how much room there is.
import type { Settings } from '../app/settings';
import { inks, papers, type Inks, type Paper } from './palette';

export type BackName = Settings['back'];
type Chosen = Pick<Settings, 'deck' | 'faces' | 'back' | 'contrast'>;

export interface Look {
  /** Equal looks have equal keys. */
  readonly key: string;
  readonly compact: boolean;
  /** 0 below 72 px, 1 below 110 px, 2 above: wider cards are fanned in relatively lower strips. */
  readonly size: 0 | 1 | 2;
  /** Of a card 250 wide: 350, or 333 for cards of 4:3. */
  readonly height: 350 | 333;
  readonly dim: boolean;
  readonly inks: Inks;
  readonly paper: Paper;
  readonly edge: number;
  readonly back: BackName;
}

export function lookOf(settings: Chosen, width: number, height = width * 1.4): Look {
  const size = width < 72 ? 0 : width < 110 ? 1 : 2;
  const compact = size === 0 || settings.deck.endsWith('large');
  const four = settings.deck.startsWith('four');
  const dim = settings.faces === 'dim';
  const bold = settings.contrast === 'high';
  const tall = height / width > 1.367 ? 350 : 333;
  return {
    key: [compact, size, tall, four, dim, bold, settings.back].join(' '),
    compact,
    size,
    height: tall,
    dim,
    inks: dim ? (four ? inks.dimFour : inks.dimTwo) : four ? inks.four : inks.two,
    paper: dim ? papers.dim : papers.normal,
    // About one pixel on screen.
    edge: ([5.4, 3, 2.2][size] ?? 3) * (bold ? 1.8 : 1),
    back: settings.back,
  };
}
