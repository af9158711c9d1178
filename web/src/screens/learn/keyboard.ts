// Keys in a lesson: those of the table, and H, which says the step again.
import { actionOf } from '../../app/keys';
import { settings } from '../../app/settings';
import type { TableView } from '../../table';
import type { LessonSession } from './lessonSession';

export function listenKeys(session: LessonSession, table: TableView): () => void {
  const heard = (event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
    const target = event.target instanceof Element ? event.target : null;
    const presses = event.key === 'Enter' || event.key === ' ';
    const button = target?.closest('button, a[href]');
    if (presses && button && !table.element.contains(button)) return;
    const action = actionOf(event, settings(), session.game.state.game);
    if (!action) return;
    if (action === 'hint') session.again();
    else if (!table.handle(action)) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
