// What is wrong with a replay link, in the player's language: its deal, or the move at which it fails.
import { EngineRefused } from '../../engine/client';
import { gamesInfo } from '../../game/library';
import { t, tCode } from '../../texts';
import { readDealField } from './dealField';

export async function linkFault(link: string, error: unknown): Promise<string> {
  if (!(error instanceof EngineRefused)) return t('play.broken');
  const [deal = '', journal] = link.split('.', 2);
  if (deal === '' || journal === undefined) return t('replay.fault.shape');
  const reading = readDealField(deal, await gamesInfo());
  if (reading.kind === 'wrong') return t(reading.key, reading.args);
  const { code, arguments: about = {} } = error.error;
  const plain = tCode('replay.fault', code, about, t('replay.fault.refused'));
  // Which of its moves is said where there is one; without it all of them could be made.
  const where = about['move'] ? 'move' : about['of'] ? 'of' : '';
  return tCode('replay.fault', `${code}.${where}`, about, plain);
}
