// The picture of a game on its row: cards lying on the cloth.
import { descriptionOf, type GameId } from '../../games';
import { CardPicture, useIdle } from '../parts';

/** Drawing cards costs a while: the words are there first, and the cloth keeps their place. */
export function StillLife({ game }: { game: GameId }) {
  const idle = useIdle();
  return (
    <div class="still-life table" aria-hidden="true">
      {idle &&
        descriptionOf(game).picture.map(({ card, x, y, turn = 0 }, i) => (
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
