// Every lesson, played through by the engine: what a step asks for is there, and does what is said of it.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gameEngine, type Answer } from '../../src/engine/client';
import type { State } from '../../src/engine/protocol';
import { Engine } from '../../src/engine/wasm';
import type { Change } from '../../src/game/game';
import { LessonGame } from '../../src/game/lessonGame';
import { answerLesson, offersLesson } from '../../src/game/lessonOffer';
import { gameIds, type GameId } from '../../src/games';
import { lessonOf } from '../../src/games/lessons';
import english from '../../src/texts/en.json';
import turkish from '../../src/texts/tr.json';

const module =
  process.env['CROUPIER_WASM'] ??
  fileURLToPath(new URL('../../../build/wasm/croupier.wasm', import.meta.url));

async function engineHere(): Promise<void> {
  const engine = await Engine.load(await WebAssembly.compile(readFileSync(module)));
  let last = 0;
  vi.spyOn(gameEngine, 'alive', 'get').mockReturnValue(true);
  vi.spyOn(gameEngine, 'ask').mockImplementation((request) => {
    const [line = ''] = engine.say(JSON.stringify({ ...request, id: ++last }));
    return Promise.resolve(JSON.parse(line) as Answer);
  });
}

const pile = (state: State, name: string) => state.piles.find((one) => one.name === name);
const cards = (state: State, name: string) => pile(state, name)?.cards.join(' ');
const astray = 'not now';

/** Plays a lesson to its end, of several moves the one chosen; what the player's own moves did. */
async function played(
  game: GameId,
  choose: (moves: readonly string[]) => number = () => 0,
): Promise<ReadonlyMap<string, Change>> {
  const { start, steps } = lessonOf(game);
  const lesson = await LessonGame.begin(start);
  const changes = new Map<string, Change>();
  for (const { name, at = [], moves = [], then = [] } of steps) {
    lesson.expect({ moves, then, astray });
    for (const one of at) expect(pile(lesson.state, one), `${game} ${name} ${one}`).toBeDefined();
    if (moves.length === 0) continue;
    expect(lesson.state.to_act).toBe(0);
    const wanted = lesson.wanted.map(({ move }) => move);
    expect(wanted.length, `${game} ${name}`).toBeGreaterThan(0);
    const move = wanted[choose(wanted)] ?? '';
    const legal = lesson.state.moves.find((one) => one.move === move);
    // A tap finds it, too.
    if (legal?.from !== undefined) {
      const { moves: found } = await lesson.targets(legal.from, legal.count ?? 1);
      expect(
        found.map((target) => target.move),
        `${game} ${name}`,
      ).toContain(move);
    }
    const reply = await lesson.play(move);
    if (!reply.ok) throw new Error(`${game} ${name}: ${reply.error.sentence}`);
    changes.set(name, reply.change);
    while (lesson.othersPlay) {
      const other = await lesson.bot();
      if (!other.ok) throw new Error(`${game} ${name}: ${other.error.sentence}`);
      changes.set(`${name} then`, other.change);
    }
  }
  expect(lesson.state.outcome).toBe('open');
  lesson.close();
  return changes;
}
function after(changes: ReadonlyMap<string, Change>, name: string): State {
  const change = changes.get(name);
  if (!change) throw new Error(`nothing was moved at ${name}`);
  return change.state;
}
const happened = (changes: ReadonlyMap<string, Change>, name: string) =>
  changes.get(name)?.events.map(({ kind }) => kind);

test('every step has its sentence in every language', () => {
  for (const game of gameIds)
    for (const { name } of lessonOf(game).steps)
      for (const { sentences } of [english, turkish])
        expect(sentences).toHaveProperty([`lesson.${game}.${name}`]);
});

test('a lesson is short, ends by reading, and asks for moves on the way', () => {
  for (const game of gameIds) {
    const { steps } = lessonOf(game);
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(steps.at(-1)?.moves).toBeUndefined();
    expect(steps.filter(({ moves }) => moves).length).toBeGreaterThanOrEqual(4);
  }
});

describe.skipIf(!existsSync(module))('a lesson does what it says', () => {
  beforeEach(engineHere);

  test('of Klondike', async () => {
    const did = await played('klondike');
    expect(
      after(did, 'build')
        .piles.find(({ name }) => name === 't4')
        ?.cards.at(-1),
    ).toBe('AH');
    expect(happened(did, 'build')).toContain('turned_up');
    expect(cards(after(did, 'home'), 'f1')).toBe('AH');
    expect(cards(after(did, 'empty'), 't1')).toBe('');
    expect(cards(after(did, 'king'), 't1')).toBe('KH QS');
    expect(happened(did, 'draw')).toEqual(['drawn']);
    expect(cards(after(did, 'waste'), 't1')).toBe('KH QS JH');
  });

  test('of FreeCell', async () => {
    const did = await played('freecell');
    const first = did.get('cell')?.before;
    // Nowhere else could the card have gone.
    expect(first?.moves.filter(({ from }) => from === 't2').map(({ to }) => to)).toEqual(['a']);
    expect(cards(after(did, 'cell'), 't2')?.endsWith('AS')).toBe(true);
    expect(cards(after(did, 'home'), 'fs')).toBe('AS');
    expect(cards(after(did, 'back'), 'a')).toBe('');
    expect(cards(after(did, 'run'), 't5')?.endsWith('9D 8C 7H')).toBe(true);
  });

  test('of FreeCell, whichever cell is taken', async () => {
    const { start, steps } = lessonOf('freecell');
    const lesson = await LessonGame.begin(start);
    const expecting = (name: string) =>
      lesson.expect({
        moves: steps.find((step) => step.name === name)?.moves ?? [],
        then: [],
        astray,
      });
    expecting('build');
    expect((await lesson.play('46')).ok).toBe(true);
    expecting('cell');
    expect((await lesson.carry('t2', 'c', 1)).ok).toBe(true);
    expecting('home');
    // Any foundation means the ace's own.
    expect((await lesson.carry('t2', 'fd', 1)).ok).toBe(true);
    expecting('back');
    expect(lesson.wanted.map(({ move }) => move)).toEqual(['c2']);
  });

  test('of Cards', async () => {
    const did = await played('cards');
    expect(cards(after(did, 'home'), 'fc')).toBe('AC');
    expect(happened(did, 'run')).toContain('turned_up');
    expect(cards(after(did, 'run'), 't1')).toBe('QS KC QD JS');
    expect(cards(after(did, 'clear'), 't2')).toBe('');
    expect(cards(after(did, 'king'), 't2')).toBe('KC QD JS');
  });

  test('of Meridian', async () => {
    const did = await played('meridian');
    expect(cards(after(did, 'up'), 'uh')).toBe('7H');
    expect(cards(after(did, 'down'), 'ds')).toBe('6S');
    expect(cards(after(did, 'build'), 't1')).toBe('');
    expect(pile(after(did, 'build'), 't1')?.wants).toEqual(['A', 'K']);
    expect(happened(did, 'ace')).toContain('typed');
    expect(pile(after(did, 'grow'), 't1')).toMatchObject({ mark: 'ace', cards: ['AD', '2C'] });
    expect(cards(after(did, 'pocket'), 'p')).toBe('AC');
    expect(cards(after(did, 'free'), 'us')).toBe('7S');
    expect(cards(after(did, 'free'), 't2')).toBe('');
  });

  test.each([0, 1, 2])('of BluffBuddy, given to whomever (%i)', async (recipient) => {
    const did = await played('bluffbuddy', (moves) => Math.min(recipient, moves.length - 1));
    expect(cards(after(did, 'give'), `s${recipient + 2}`)).toBe('QD QH');
    expect(cards(after(did, 'give then'), 's1')).toBe('AS AH');
    expect(cards(after(did, 'back'), 's1')).toBe('');
    expect(cards(after(did, 'back'), 's4')?.endsWith('AS AH AD')).toBe(true);
    expect(happened(did, 'discard')).toEqual(['discarded']);
    // Three jacks, and at least two cards under them.
    const slot = pile(after(did, 'discard then'), 's3');
    expect(slot?.cards.slice(-3)).toEqual(['JS', 'JH', 'JD']);
    expect(slot?.face_down).toBeGreaterThanOrEqual(2);
    expect(pile(after(did, 'seal'), 's3')?.cards.slice(-4)).toEqual(['JS', 'JH', 'JD', 'JC']);
    // The seven reached for the sealed slot, and was lost to the pool.
    expect(did.get('seal then')?.move).toBe('7H s3 >4');
    expect(happened(did, 'seal then')).toContain('discarded');
    expect(pile(after(did, 'seal then'), 's3')?.cards.slice(-2)).toEqual(['7D', '7S']);
    expect(pile(after(did, 'seal then'), 'pool')?.cards.at(-1)).toBe('7H');
    expect(after(did, 'seal then').to_act).toBe(0);
  });
});

describe.skipIf(!existsSync(module))('whoever goes astray', () => {
  beforeEach(engineHere);

  test('is told so where the rules allow the move, and by the engine where they do not', async () => {
    const lesson = await LessonGame.begin(lessonOf('meridian').start);
    lesson.expect({ moves: ['6h'], then: [], astray });
    const before = lesson.state.hash;
    expect(await lesson.play('4h')).toMatchObject({ ok: false, error: { sentence: astray } });
    expect(await lesson.play('12')).toMatchObject({ ok: false, error: { kind: 'refusal' } });
    expect(await lesson.check('t1', 't2', 1)).not.toMatchObject({ sentence: astray });
    expect(await lesson.check('t4', 'ds', 1)).toMatchObject({ sentence: astray });
    expect(await lesson.carry('t4', 'ds', 1)).toMatchObject({ ok: false });
    expect(await lesson.retract()).toMatchObject({ ok: false });
    expect(await lesson.bot()).toMatchObject({ ok: false });
    expect(lesson.state.hash).toBe(before);
    // Of several places for a card a tap takes the one that is spoken of.
    expect((await lesson.targets('t6', 1)).moves.map(({ move }) => move)).toEqual(['6h']);
  });
});

describe.skipIf(!existsSync(module))('a marked run', () => {
  beforeEach(engineHere);

  test('is moved by a tap on any of its cards', async () => {
    const lesson = await LessonGame.begin(lessonOf('klondike').start);
    for (const move of ['43', '4h', '17']) {
      lesson.expect({ moves: [move], then: [], astray });
      expect((await lesson.play(move)).ok).toBe(true);
    }
    lesson.expect({ moves: ['31x2'], then: [], astray });
    for (const count of [1, 2])
      expect((await lesson.targets('t3', count)).moves.map(({ move }) => move)).toEqual(['31x2']);
  });
});

test('is offered until it is answered', async () => {
  expect(await offersLesson('klondike')).toBe(true);
  answerLesson('klondike', 'declined');
  expect(await offersLesson('klondike')).toBe(false);
  expect(await offersLesson('freecell')).toBe(true);
});
