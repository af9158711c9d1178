// Keys of the play screen: to the table what is the table's, the rest to the commands.
import { actionOf, type Action } from '../../app/keys';
import { settings } from '../../app/settings';
import { goToBookmark } from './bookmarks';
import { perform } from './commands';
import type { PlayController } from './playController';

/** A held key undoes twelve times a second. */
const repeat = 1000 / 12;
/** What a paused game still answers to. */
const whilePaused: readonly Action[] = ['pause', 'mute', 'newDeal', 'chooser', 'shortcuts', 'zen'];

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input, textarea, select');
}

/** Enter and Space press the button that has the focus, unless it is a card. */
function pressesButton(event: KeyboardEvent, table: HTMLElement | undefined): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  const target = event.target as Element | null;
  return !!target?.closest('button, a[href], summary') && !table?.contains(target);
}

export function listenKeys(controller: PlayController): () => void {
  let marking = false;
  let lastUndo = 0;

  const heard = (event: KeyboardEvent) => {
    const { session } = controller;
    if (!session || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector('dialog:modal') || controller.obstacle) return;
    if (pressesButton(event, session.table?.element)) return;
    const done = () => event.preventDefault();

    if (session.searching !== null && !modifierAlone(event)) return (done(), session.stopSearch());
    if (session.playback && !modifierAlone(event)) {
      if (event.key === ' ') session.playback.toggle();
      else session.playback.stop();
      return done();
    }
    const action = actionOf(event, settings(), session.game.state.game);
    if (marking && !modifierAlone(event)) {
      marking = false;
      const digit = /^column([1-9])$/.exec(action ?? '')?.[1];
      if (digit) return (done(), void goToBookmark(session, Number(digit) - 1));
    }
    if (!action) return;
    if (session.game.paused && !whilePaused.includes(action)) {
      if (action === 'escape') session.pause(false);
      return action === 'escape' ? done() : undefined;
    }
    if (action === 'toBookmark') return ((marking = true), done());
    if (action === 'escape') {
      if (session.hintStep > 0 || session.strip) session.dismiss();
      session.table?.handle(action);
      return done();
    }
    if (event.repeat) {
      const held = action === 'undo' || action === 'redo';
      if (!held && !session.table?.element.contains(event.target as Node)) return done();
      if (held && event.timeStamp - lastUndo < repeat) return done();
    }
    if (action === 'undo' || action === 'redo') {
      lastUndo = event.timeStamp;
      // Holding it stops at the deal without a word.
      const left = action === 'undo' ? session.game.state.undo_left : session.game.state.redo_left;
      if (event.repeat && left === 0) return done();
    }
    if (perform(action, controller) || session.table?.handle(action)) done();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}

function modifierAlone(event: KeyboardEvent): boolean {
  return ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock'].includes(event.key);
}
