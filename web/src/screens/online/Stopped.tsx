// The line is not tried again by itself: why, and what helps.
import type { Connection, Stop } from '../../online/connection';
import { t } from '../../texts';
import { Obstacle } from './Obstacle';

function actionFor(why: Stop, connection: Connection) {
  if (why === 'banned') return undefined;
  return why === 'version'
    ? ({ label: 'app.reload', run: () => location.reload() } as const)
    : ({ label: 'online.stopped.here', run: () => connection.start() } as const);
}

export function Stopped({ why, connection }: { why: Stop; connection: Connection }) {
  return (
    <Obstacle
      title="online.stopped"
      sentence={t(`online.stopped.${why}`)}
      testid="online-stopped"
      action={actionFor(why, connection)}
    />
  );
}
