// The picture on a tile: cards lying on the cloth.
import type { GameId } from '../../engine/protocol';
import { CardPicture } from '../parts';
import { stillLife } from './pictures';

export function StillLife({ game }: { game: GameId }) {
  return (
    <div class="still-life table" aria-hidden="true">
      {stillLife[game].map(({ card, x, y, turn = 0 }, i) => (
        <CardPicture
          key={i}
          mute
          card={card}
          width={64}
          place={{ left: `${x}%`, top: `${y}%`, transform: `rotate(${turn}deg)` }}
        />
      ))}
    </div>
  );
}
