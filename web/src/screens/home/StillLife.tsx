// The picture on a tile: cards lying on the cloth.
import { descriptionOf, type GameId } from '../../games';
import { CardPicture } from '../parts';

export function StillLife({ game }: { game: GameId }) {
  return (
    <div class="still-life table" aria-hidden="true">
      {descriptionOf(game).picture.map(({ card, x, y, turn = 0 }, i) => (
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
