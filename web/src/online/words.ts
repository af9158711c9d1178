// What the server refuses, in the player's words.
import { t, tCode } from '../texts';
import { Refused } from './connection';

export function errorWords(error: unknown): string {
  return error instanceof Refused
    ? tCode('online.error', error.code, {}, error.sentence)
    : t('online.error.line');
}
