// A room by its code: the table once cards lie on it, before that who has come.
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../../app/router';
import { t } from '../../texts';
import { useObservable } from '../play/observable';
import { playersOf } from './players';
import { useHouse } from './hooks';
import type { OnlineClient } from './onlineClient';
import { MatchReplay } from './MatchReplay';
import { Obstacle } from './Obstacle';
import { OnlineTable } from './OnlineTable';
import type { RoomSession } from './roomSession';
import { Stopped } from './Stopped';
import { WaitingRoom } from './WaitingRoom';
import './online.css';

const watchable = ['ERR_STARTED', 'ERR_FULL'];

export function RoomScreen({ room, watch }: { room: string; watch: boolean }) {
  const client = useHouse();
  const session = useMemo(() => client.at(room, watch), [room, watch]);
  useObservable(session);
  useEffect(() => void client.at(room, watch), [room, watch]);
  return obstacleOf(client, session) ?? tableOf(session);
}

function tableOf(session: RoomSession) {
  const { game } = session;
  if (session.replaying && game?.end)
    return (
      <MatchReplay
        record={game.end.record}
        own={game.own}
        players={playersOf(session)}
        back={t('online.backToResults')}
        onClose={() => session.showReplay(false)}
      />
    );
  return game?.ready ? (
    <OnlineTable key={session.match} session={session} />
  ) : (
    <WaitingRoom session={session} />
  );
}

function obstacleOf(client: OnlineClient, session: RoomSession) {
  const { line } = client.connection;
  if (line.kind === 'stopped') return <Stopped why={line.why} connection={client.connection} />;
  if (!session.fault) return null;
  const { code, sentence } = session.fault;
  const watch = () => go({ screen: 'room', room: session.code, watch: true });
  return (
    <Obstacle
      title="online.noRoom"
      sentence={sentence}
      testid="online-fault"
      action={watchable.includes(code) ? { label: 'online.watch', run: watch } : undefined}
    />
  );
}
