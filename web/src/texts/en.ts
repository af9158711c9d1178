// English.
import { bluffEn } from './bluff.en';
import { playEn } from './play.en';
import { screensEn } from './screens.en';
import { tableEn } from './table.en';

export const en = { ...tableEn, ...playEn, ...screensEn, ...bluffEn };
