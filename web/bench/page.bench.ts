// How soon the first table lies there, and what a frame costs while a long run is dragged.
import { expect, test } from '@playwright/test';
import { layOut } from '../tests/browser/positions';
import { boxOfCard, gripOf } from '../tests/browser/table';

// As a visitor has it.
test.use({ serviceWorkers: 'allow' });

const figures = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95 % below ${at(0.95)} ms, most ${at(1)} ms`;
};

test('first table', async ({ browser, baseURL }) => {
  const times: number[] = [];
  for (let run = 0; run < 10; ++run) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${baseURL}#/play/FC-1`);
    await page.locator('[data-card]').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  console.log(`first table on a cold cache, ${times.length} starts: ${figures(times)}`);
});

/** Twelve cards in a run on the first column. */
const longRun =
  'klondike draw=1 | stock: 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD' +
  ' | f1: AC | f2: AD | t1: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H | t2: KH | t3: QS | t4: JH | t5: TS' +
  ' | t6: 9H 8S 7H 6S 5H | t7: 4S 3H 2S AH AS';

test('a run of twelve is dragged', async ({ page }) => {
  await layOut(page, longRun, { speed: '1' });
  const start = gripOf(await boxOfCard(page, 'KS'));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const counted = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
    return metrics
      .filter(({ name }) => counted.includes(name))
      .reduce((sum, { value }) => sum + value * 1000, 0);
  };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const frames: number[] = [];
  for (let frame = 0; frame < 120; ++frame) {
    const before = await spent();
    await page.mouse.move(start.x + 4 * frame, start.y + Math.sin(frame / 9) * 60);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    frames.push((await spent()) - before);
  }
  await page.mouse.up();
  console.log(
    `a run of 12 dragged at a quarter of the speed, script, style and layout a frame: ${figures(frames)}`,
  );
  expect(frames.length).toBe(120);
});
