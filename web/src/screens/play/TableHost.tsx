// The place where the table itself is drawn.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../table';
import type { PlaySession } from './playSession';
import { layTable } from './tables';

export function TableHost({ session, dealNext }: { session: PlaySession; dealNext: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const ready = (table: TableView) => {
      session.table = table;
      // The focus follows the game, unless somebody is busy elsewhere.
      if (!document.activeElement || document.activeElement === document.body) table.focus();
    };
    const remove = layTable(host.current, session.game, session.game, ready, dealNext);
    return () => {
      session.table = null;
      remove();
    };
  }, [session]);
  return (
    <div
      ref={host}
      class="play-host"
      data-paused={session.game.paused}
      onPointerDownCapture={(event) => {
        if (session.searching !== null) session.stopSearch();
        if (!session.playback) return;
        session.playback.stop();
        event.stopPropagation();
      }}
    />
  );
}
