// Play on from a position of a replay: a new game that was led there, and says so.
import { go } from '../../app/router';
import { startDeal } from '../../game/library';
import { t } from '../../texts';
import { toast } from '../parts';
import { lineOf } from '../play/line';
import { refusalText } from '../play/words';
import type { Player } from './player';

export async function playFromHere(player: Player): Promise<void> {
  const { replay, at } = player;
  const story = replay.entries.slice(0, at);
  const game = await startDeal(replay.deal).catch(() => null);
  if (!game) return void toast({ text: t('play.broken'), kind: 'play' });
  const moves = lineOf(story)
    .flatMap((entry) => entry.moves)
    .join(' ');
  if (moves !== '') {
    const reply = await game.line(moves);
    if (!reply.ok) toast({ text: refusalText(reply.error), kind: 'play' });
  }
  const deal = game.state.deal ?? replay.deal;
  game.close();
  go({ screen: 'play', deal });
}
