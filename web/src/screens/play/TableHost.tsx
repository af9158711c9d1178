// The place where the table itself is drawn.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Sitting } from './sitting';
import { layTable } from './tables';

export function TableHost({ sitting }: { sitting: Sitting }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const remove = layTable(host.current, sitting.game, sitting.game, (table) => {
      sitting.table = table;
      // The focus follows the game, unless somebody is busy elsewhere.
      if (!document.activeElement || document.activeElement === document.body) table.focus();
    });
    return () => {
      sitting.table = null;
      remove();
    };
  }, [sitting]);
  return (
    <div
      ref={host}
      class="play-host"
      data-paused={sitting.game.paused}
      onPointerDownCapture={(event) => {
        if (sitting.searching !== null) sitting.stopSearch();
        if (!sitting.playback) return;
        sitting.playback.stop();
        event.stopPropagation();
      }}
    />
  );
}
