// The table of a lesson, with all hands on it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { setCurrentGame } from '../../app/settings';
import { TablePlace } from '../play/TablePlace';
import { layTable } from '../play/tables';
import { listenKeys } from './keyboard';
import type { LessonSession } from './lessonSession';

export function LessonTable({ session }: { session: LessonSession }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const { game } = session;
    let leave: () => void = () => undefined;
    setCurrentGame(game.state.game);
    const remove = layTable(host.current, game, game, (table) => {
      session.laid(table);
      leave = listenKeys(session, table);
    });
    return () => {
      session.laid(null);
      leave();
      remove();
      setCurrentGame(null);
    };
  }, [session]);
  return <TablePlace host={host} />;
}
