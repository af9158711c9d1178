// Clock, certified deals, addresses, keys and settings.
import { describe, expect, test } from 'vitest';
import { actionOf } from '../../src/app/keys';
import { href, routeOf } from '../../src/app/router';
import { defaults, settingsFrom } from '../../src/app/settings';
import { levelsFrom } from '../../src/game/certified';
import { Clock } from '../../src/game/clock';

describe('the clock', () => {
  test('counts while it runs, and only then', () => {
    let now = 1000;
    const clock = new Clock(500, () => now);
    now = 2000;
    expect(clock.elapsed).toBe(500);
    clock.start();
    now = 2600;
    expect(clock.elapsed).toBe(1100);
    clock.stop();
    now = 9000;
    expect(clock.elapsed).toBe(1100);
  });
  test('goes on when it is started twice', () => {
    let now = 0;
    const clock = new Clock(0, () => now);
    clock.start();
    now = 10;
    clock.start();
    now = 30;
    expect(clock.elapsed).toBe(30);
  });
});

describe('certified deals', () => {
  test('a list tells the level of each deal in turn', () => {
    const levels = levelsFrom('3010~250;5\n');
    expect(levels.length).toBe(255);
    expect([levels[0], levels[2], levels[254]]).toEqual([3, 1, 5]);
    expect(levels.filter((level) => level > 0).length).toBe(3);
  });
});

describe('addresses', () => {
  test.each([
    '#/',
    '#/play/K3-17+passes=3',
    '#/replay/FC-1.AbC_-',
    '#/stats',
    '#/settings',
    '#/rules/cards',
    '#/rules',
    '#/keys',
  ])('%s comes back', (hash) => expect(href(routeOf(hash))).toBe(hash));
  test('an address that is none is kept to be named', () => {
    expect(routeOf('#/diary/1')).toEqual({ screen: 'unknown', hash: '#/diary/1' });
    expect(routeOf('#/play/%E0%A4%A')).toMatchObject({ screen: 'play' });
  });
});

describe('keys', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
    ({
      key,
      shiftKey: false,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      ...more,
    }) as KeyboardEvent;

  test('[CT-21] the five keys of Cards work in either case', () => {
    for (const [key, action] of [
      ['s', 'solve'],
      ['r', 'restart'],
      ['n', 'newDeal'],
      ['f', 'finish'],
      ['u', 'undo'],
    ] as const) {
      expect(actionOf(press(key), defaults, 'cards')).toBe(action);
      // CapsLock: the letter is upper case without Shift.
      expect(actionOf(press(key.toUpperCase()), defaults, 'cards')).toBe(action);
    }
  });
  test('Shift chords are other commands', () => {
    expect(actionOf(press('Z', { shiftKey: true }), defaults)).toBe('wayBack');
    expect(actionOf(press('N', { shiftKey: true }), defaults, 'cards')).toBe('chooser');
    expect(actionOf(press('?', { shiftKey: true }), defaults)).toBe('shortcuts');
  });
  test('single keys can be switched off, chords stay', () => {
    const without = { ...defaults, singleKeys: false };
    expect(actionOf(press('u'), without)).toBeUndefined();
    expect(actionOf(press('z', { ctrlKey: true }), without)).toBe('undo');
    expect(actionOf(press('ArrowLeft'), without)).toBe('left');
  });
  test('a key can be changed', () => {
    const own = { ...defaults, keys: { hint: 'x' } };
    expect(actionOf(press('x'), own)).toBe('hint');
    expect(actionOf(press('h'), own)).toBeUndefined();
  });
});

describe('settings', () => {
  test('keep what is well formed', () => {
    const read = settingsFrom({
      tap: 'select',
      speed: 'ludicrous',
      sound: 1,
      volume: 0.2,
      other: 3,
    });
    expect(read).toEqual({ ...defaults, tap: 'select', volume: 0.2 });
    expect(settingsFrom('broken')).toEqual(defaults);
  });
});
