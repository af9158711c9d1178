// The lobby: play at once, find others, open a room or come into one; who one is; the best players.
import { href } from '../../app/router';
import { t } from '../../texts';
import { LinkButton, Page } from '../parts';
import { Account } from './Account';
import { useHouse } from './hooks';
import { JoinRoom } from './JoinRoom';
import { Leaderboard } from './Leaderboard';
import { LineChip } from './LineChip';
import { NameField } from './NameField';
import { PlayNow } from './PlayNow';
import { PrivateRoom } from './PrivateRoom';
import { QuickMatch } from './QuickMatch';
import { Stopped } from './Stopped';
import { YourGames } from './YourGames';
import './online.css';

export function Lobby() {
  const house = useHouse();
  const { line } = house.connection;
  if (line.kind === 'stopped') return <Stopped why={line.why} connection={house.connection} />;
  return (
    <Page
      title={t('title.online')}
      testid="online"
      actions={<LineChip connection={house.connection} />}
    >
      <div class="lobby">
        {house.taken.length > 0 && (
          <p class="row" data-testid="your-rooms">
            {t('online.yourRooms')}
            {house.taken.map((room) => (
              <LinkButton
                key={room}
                kind="primary"
                href={href({ screen: 'room', room })}
                testid={`back-to-${room}`}
              >
                {t('online.backTo', { code: room })}
              </LinkButton>
            ))}
          </p>
        )}
        {house.connection.draining && (
          <p role="status" data-testid="draining">
            {t('online.error.ERR_DRAINING')}
          </p>
        )}
        <NameField house={house} />
        <div class="lobby-grid">
          <PlayNow house={house} />
          <QuickMatch house={house} />
          <PrivateRoom house={house} />
          <JoinRoom />
        </div>
        <Account house={house} />
        {house.player && <YourGames id={house.player.id} />}
        <Leaderboard />
      </div>
    </Page>
  );
}
