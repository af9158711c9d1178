// The best hundred.
import { href } from '../../app/router';
import { t, tCode } from '../../texts';
import { useLoaded } from '../parts';
import { leaderboard } from './api';

export function Leaderboard() {
  const players = useLoaded(leaderboard);
  if (!players || players.length === 0) return null;
  return (
    <div class="stack">
      <h2 id="lobby-best">{t('online.best')}</h2>
      <div class="best-scroll" tabIndex={0} role="region" aria-labelledby="lobby-best">
        <table class="best figures" data-testid="leaderboard">
          <thead>
            <tr>
              {(['rank', 'name', 'rating', 'tier', 'games'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`online.best.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {players.map(({ rank, id, name, rating, tier, games }) => (
              <tr key={id}>
                <td>{rank}</td>
                <th scope="row">
                  <a href={href({ screen: 'player', player: id })}>{name}</a>
                </th>
                <td>{rating}</td>
                <td>{tCode('online.tier', tier, {}, tier)}</td>
                <td>{games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
