// The lobby: play at once, find others, open a room or come into one; who one is; the best players.
import { href } from '../../app/router';
import { t } from '../../texts';
import { LinkButton, Page } from '../parts';
import { Account } from './Account';
import { GameIntro } from './GameIntro';
import { useHouse } from './hooks';
import { JoinRoom } from './JoinRoom';
import { Leaderboard } from './Leaderboard';
import { LineChip } from './LineChip';
import { NameField } from './NameField';
import { PlayNow } from './PlayNow';
import { PrivateRoom } from './PrivateRoom';
import { QuickMatch } from './QuickMatch';
import { Stopped } from './Stopped';
import { WhoIsHere } from './WhoIsHere';
import { YourGames } from './YourGames';
import './online.css';

export function Lobby() {
  const client = useHouse();
  const { line } = client.connection;
  if (line.kind === 'stopped') return <Stopped why={line.why} connection={client.connection} />;
  return (
    <Page
      title={t('title.online')}
      testid="online"
      actions={<LineChip connection={client.connection} />}
    >
      <div class="lobby">
        <div class="stack">
          <GameIntro />
          <WhoIsHere known={client.player !== null} />
        </div>
        {client.taken.length > 0 && (
          <p class="row" data-testid="your-rooms">
            {t('online.yourRooms')}
            {client.taken.map((room) => (
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
        {client.connection.draining && (
          <p role="status" data-testid="draining">
            {t('online.error.ERR_DRAINING')}
          </p>
        )}
        <NameField client={client} />
        <div class="lobby-grid">
          <PlayNow client={client} />
          <QuickMatch client={client} />
          <PrivateRoom client={client} />
          <JoinRoom />
        </div>
        <Account client={client} />
        {client.player && <YourGames id={client.player.id} />}
        <Leaderboard />
      </div>
    </Page>
  );
}
