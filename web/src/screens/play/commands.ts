// What each action does at the table: for keys, buttons and menus alike.
import type { Action } from '../../app/keys';
import { say } from '../../app/live';
import { go } from '../../app/router';
import { change, settings } from '../../app/settings';
import { t } from '../../texts';
import { goToBookmark, lastBookmark, setBookmark } from './bookmarks';
import type { PlayController } from './playController';
import { panel } from './panel';

/** Carries the action out; false when it is not one of this screen. */
export function perform(action: Action, controller: PlayController): boolean {
  const { session } = controller;
  if (!session) return false;
  switch (action) {
    case 'undo':
      void session.undo();
      break;
    case 'redo':
      void session.redo();
      break;
    case 'hint':
      void session.hint();
      break;
    case 'finish':
      void session.finish();
      break;
    case 'solve':
      void session.solve();
      break;
    case 'wayBack':
      wayBack(controller);
      break;
    case 'newDeal':
      void controller.newDeal();
      break;
    case 'restart':
      void controller.restart();
      break;
    case 'chooser':
      go({ screen: 'home' });
      break;
    case 'enterDeal':
      controller.show('deal');
      break;
    case 'type':
      controller.show('move');
      break;
    case 'bookmark':
      void setBookmark(session);
      break;
    case 'pause':
      session.pause(!session.game.paused);
      break;
    case 'mute':
      mute();
      break;
    case 'zen':
      zen();
      break;
    case 'panel':
      panel.toggle();
      break;
    case 'shortcuts':
      go({ screen: 'keys' });
      break;
    default:
      return false;
  }
  return true;
}

function wayBack(controller: PlayController): void {
  const { session } = controller;
  if (!session) return;
  const bookmark = lastBookmark(session);
  if (settings().chip === 'off' && bookmark !== null) void goToBookmark(session, bookmark);
  else void session.goBack();
}

function mute(): void {
  const sound = !settings().sound;
  change({ sound });
  say(t(sound ? 'play.soundOn' : 'play.soundOff'));
}

function zen(): void {
  const on = !settings().zen;
  change({ zen: on });
  say(t(on ? 'play.zenOn' : 'play.zenOff'));
}
