// Keys at an online table: they are the table's; there is nothing to take back or to ask for.
import { onlineGame } from '../../games';
import { actionOf } from '../../app/keys';
import { change, settings } from '../../app/settings';
import type { TableView } from '../../table';

function isBusy(event: KeyboardEvent, table: TableView): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, .bluff-results')) return true;
  const presses = event.key === 'Enter' || event.key === ' ';
  return (
    presses && !!target?.closest('button, a[href], summary') && !table.element.contains(target)
  );
}

export function listenKeys(table: TableView, free: () => boolean): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !free() || isBusy(event, table)) return;
    const action = actionOf(event, settings(), onlineGame);
    if (action === undefined) return;
    if (action === 'mute') change({ sound: !settings().sound });
    else if (!table.handle(action)) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
