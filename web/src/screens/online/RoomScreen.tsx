// A room by its code: the table once cards lie on it, before that who has come.
import { useEffect, useMemo } from 'preact/hooks';
import { go } from '../../app/router';
import { t } from '../../texts';
import { useWatched } from '../play/watched';
import { companyOf } from './company';
import { useHouse } from './hooks';
import type { House } from './house';
import { MatchReplay } from './MatchReplay';
import { Obstacle } from './Obstacle';
import { OnlineTable } from './OnlineTable';
import type { Seat } from './seat';
import { Stopped } from './Stopped';
import { WaitingRoom } from './WaitingRoom';
import './online.css';

const watchable = ['ERR_STARTED', 'ERR_FULL'];

export function RoomScreen({ room, watch }: { room: string; watch: boolean }) {
  const house = useHouse();
  const seat = useMemo(() => house.at(room, watch), [room, watch]);
  useWatched(seat);
  useEffect(() => void house.at(room, watch), [room, watch]);
  return obstacleOf(house, seat) ?? tableOf(seat);
}

function tableOf(seat: Seat) {
  const { game } = seat;
  if (seat.replaying && game?.end)
    return (
      <MatchReplay
        record={game.end.record}
        own={game.own}
        company={companyOf(seat)}
        back={t('online.backToResults')}
        onClose={() => seat.showReplay(false)}
      />
    );
  return game?.ready ? <OnlineTable key={seat.match} seat={seat} /> : <WaitingRoom seat={seat} />;
}

function obstacleOf(house: House, seat: Seat) {
  const { line } = house.connection;
  if (line.kind === 'stopped') return <Stopped why={line.why} connection={house.connection} />;
  if (!seat.fault) return null;
  const { code, sentence } = seat.fault;
  const watch = () => go({ screen: 'room', room: seat.code, watch: true });
  return (
    <Obstacle
      title="online.noRoom"
      sentence={sentence}
      testid="online-fault"
      action={watchable.includes(code) ? { label: 'online.watch', run: watch } : undefined}
    />
  );
}
