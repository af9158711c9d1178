// Play on from a position of a replay: a new game that was led there, and says so.
import { go } from '../../app/router';
import { startDeal } from '../../game/library';
import { t } from '../../texts';
import { toast } from '../parts';
import { begin } from '../../game/steps';
import { lineOf } from '../play/line';
import { refusalText } from '../play/words';
import type { Player } from './player';

export async function playFromHere(player: Player): Promise<void> {
  const { replay, at } = player;
  const { entries, within } = replay.steps[at - 1] ?? begin;
  const game = await startDeal(replay.deal).catch(() => null);
  if (!game) return void toast({ text: t('play.broken'), kind: 'play' });
  const turns = lineOf(replay.entries.slice(0, entries)).flatMap((entry) => entry.moves);
  const begun = replay.entries[entries]?.moves.slice(0, within) ?? [];
  const moves = [...turns, ...begun].join(' ');
  if (moves !== '') {
    const reply = await game.line(moves);
    if (!reply.ok) toast({ text: refusalText(reply.error), kind: 'play', stays: true });
  }
  const deal = game.state.deal ?? replay.deal;
  game.close();
  go({ screen: 'play', deal });
}
