// Fingers on a touch screen.
import type { Page } from '@playwright/test';
import type { Point } from './table';

/** Fingers, as the browser hears of them. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  return {
    down: (...points: readonly Point[]) => send('touchStart', points),
    move: (...points: readonly Point[]) => send('touchMove', points),
    up: () => send('touchEnd', []),
  };
}
