// Keys of a replay: comma and full stop step, Home and End go to its ends, Space plays.
import type { Player } from './player';

export function listenKeys(player: Player): () => void {
  const heard = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.closest('input, textarea, select') || document.querySelector('dialog:modal'))
      return;
    switch (event.key) {
      case ',':
        player.stepTo(player.at - 1);
        break;
      case '.':
        player.stepTo(player.at + 1);
        break;
      case 'Home':
        player.stepTo(0);
        break;
      case 'End':
        player.stepTo(player.replay.length);
        break;
      case ' ':
        if (target?.closest('button, a[href], summary')) return;
        player.toggle();
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  document.addEventListener('keydown', heard);
  return () => document.removeEventListener('keydown', heard);
}
