// The place where the table itself is drawn.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { change } from '../../app/settings';
import { heldByTop, type TableView } from '../../table';
import { t } from '../../texts';
import { toast } from '../parts';
import type { PlaySession } from './playSession';
import { layTable } from './tables';

function tellHowToHold(): void {
  toast({
    text: t('play.grab.top'),
    action: { label: t('play.grab.anywhere'), run: () => change({ grab: 'anywhere' }) },
    ms: 8000,
    kind: 'play',
  });
}

export function TableHost({ session, dealNext }: { session: PlaySession; dealNext: () => void }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    current.addEventListener(heldByTop, tellHowToHold);
    const ready = (table: TableView) => {
      session.table = table;
      // The focus follows the game, unless somebody is busy elsewhere.
      if (!document.activeElement || document.activeElement === document.body) table.focus();
    };
    const remove = layTable(current, session.game, session.game, ready, dealNext);
    return () => {
      current.removeEventListener(heldByTop, tellHowToHold);
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
