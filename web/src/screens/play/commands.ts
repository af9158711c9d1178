// What each action does at the table: for keys, buttons and menus alike.
import type { Action } from '../../app/keys';
import { say } from '../../app/live';
import { go } from '../../app/router';
import { change, settings } from '../../app/settings';
import { t } from '../../texts';
import { goToBookmark, lastBookmark, setBookmark } from './bookmarks';
import type { Desk } from './desk';
import { panel } from './panel';

/** Carries the action out; false when it is not one of this screen. */
export function perform(action: Action, desk: Desk): boolean {
  const { sitting } = desk;
  if (!sitting) return false;
  switch (action) {
    case 'undo':
      void sitting.undo();
      break;
    case 'redo':
      void sitting.redo();
      break;
    case 'hint':
      void sitting.hint();
      break;
    case 'finish':
      void sitting.finish();
      break;
    case 'solve':
      void sitting.solve();
      break;
    case 'wayBack':
      wayBack(desk);
      break;
    case 'newDeal':
      void desk.newDeal();
      break;
    case 'restart':
      void desk.restart();
      break;
    case 'chooser':
      go({ screen: 'home' });
      break;
    case 'enterDeal':
      desk.show('deal');
      break;
    case 'type':
      desk.show('move');
      break;
    case 'bookmark':
      void setBookmark(sitting);
      break;
    case 'pause':
      sitting.pause(!sitting.game.paused);
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

function wayBack(desk: Desk): void {
  const { sitting } = desk;
  if (!sitting) return;
  const bookmark = lastBookmark(sitting);
  if (settings().chip === 'off' && bookmark !== null) void goToBookmark(sitting, bookmark);
  else void sitting.goBack();
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
