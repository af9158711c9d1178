// The picture of one card as the player has chosen cards to look; tiny ones are drawn by CSS alone.
import { cardImage, isRed, lookOf, shortName } from '../../cards';
import type { CardText } from '../../engine/protocol';
import { t } from '../../texts';
import { classes } from './Button';
import { useSettings } from './hooks';

export interface CardPictureProps {
  readonly card: CardText | 'back';
  /** In pixels; chooses how much is drawn. */
  readonly width: number;
  /** Nothing is said about it. */
  readonly mute?: boolean;
  readonly class?: string;
  readonly place?: Readonly<Record<string, string>>;
}

export function CardPicture({ card, width, mute, place, ...props }: CardPictureProps) {
  const look = lookOf(useSettings(), width);
  return (
    <img
      class={classes('card-picture', props.class)}
      src={cardImage(card, look)}
      alt={mute ? '' : shortName(card) || t('parts.faceDown')}
      width={width}
      height={Math.round(width * 1.4)}
      draggable={false}
      style={place}
    />
  );
}

/** A card a few pixels wide, for a picture of a whole table. */
export function TinyCard({ card }: { card: CardText }) {
  const name = shortName(card);
  return (
    <span class={classes('tiny-card', name === '' ? 'tiny-down' : isRed(card) && 'tiny-red')}>
      {name}
    </span>
  );
}
