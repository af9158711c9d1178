// Türkçe.
import { bluffTr } from './bluff.tr';
import { playTr } from './play.tr';
import { screensTr } from './screens.tr';
import { tableTr } from './table.tr';

export const tr = { ...tableTr, ...playTr, ...screensTr, ...bluffTr };
