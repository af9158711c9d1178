// A result to send to others: a few lines of plain text that give nothing of the deal away.
import { href } from '../../app/router';
import type { DayResult } from '../../game/dailyResults';
import type { Day } from '../../game/days';
import type { GameId } from '../../games';
import { t, tCount } from '../../texts';
import { addressOf, copy } from '../play/clip';
import { numberWords, timeWords } from '../play/words';
import { levelName } from './marks';
import { dateWords, helpWords, shortDateWords, streakWords } from './words';

export interface Shared {
  readonly game: GameId;
  readonly day: Day;
  readonly grade: number;
  readonly result: DayResult;
  readonly streak: number;
  /** Of the page, without what is behind #. */
  readonly page: string;
}

export function resultText({ game, day, grade, result, streak, page }: Shared): string {
  const { saved, state, wonOn } = result;
  const stars = '●'.repeat(grade) + '○'.repeat(5 - grade);
  const help = helpWords(result);
  const won = t(state === 'late' ? 'daily.share.late' : 'daily.share.won', {
    time: timeWords(saved.result?.elapsed ?? saved.elapsed),
    moves: tCount('home.moves', saved.moves, { n: numberWords(saved.moves) }),
    day: wonOn ? shortDateWords(wonOn) : '',
  });
  return [
    t('daily.share.title', { game: t(`game.${game}`), day: dateWords(day) }),
    t('daily.share.level', { stars, name: levelName(grade) }),
    won,
    help === '' ? t('play.win.clean') : t('play.win.help', { help }),
    ...(streak > 0 ? [t('daily.share.streak', { days: streakWords(streak) })] : []),
    page + href({ screen: 'daily', date: day, game }),
  ].join('\n');
}

/** By the sheet of the system where fingers are at home, else copied, else shown. */
export async function shareResult(
  shared: Omit<Shared, 'page'>,
  show: (text: string) => void,
): Promise<void> {
  const text = resultText({ ...shared, page: addressOf({ screen: 'home' }).replace(/#.*/, '') });
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      return await navigator.share({ text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copy(text, t('daily.share.copied'), show);
}
