// The lessons of the games; fetched only when somebody takes one.
import type { GameId } from '..';
import { bluffbuddy } from './bluffbuddy';
import { cards } from './cards';
import { freecell } from './freecell';
import { klondike } from './klondike';
import type { Lesson } from './lesson';
import { meridian } from './meridian';

export type { Lesson, LessonStep } from './lesson';

const lessons: Readonly<Record<GameId, Lesson>> = {
  klondike,
  freecell,
  cards,
  meridian,
  bluffbuddy,
};

export function lessonOf(game: GameId): Lesson {
  return lessons[game];
}
