//! What a guided match is made of: the record over the real rules, what is on offer at each step, and what is said.

import type { Language, Words } from '../games/manifest';

/** What a game's folder `guide` says in one language. Names stand in square brackets by their ids: `[sawmill]`. */
export interface Lesson {
  /** For whom sits down: what the game is about. */
  aim: string;
  /** Why each move is made, in the order of the record. */
  steps: readonly string[];
  /** What was learned, and what to look at from here. */
  end: string;
}

/** A decision of the learner: the move that is made, among all that are legal. */
export interface Step {
  move: string;
  offers: string[];
}

/** A guided match as it is loaded. */
export interface Course {
  game: string;
  record: string;
  steps: readonly Step[];
}

const courses = import.meta.glob<Omit<Course, 'game'>>('../wire/guide/*.ts', { import: 'default' });
const lessons = import.meta.glob<Lesson>('../games/*/guide/*.ts', { import: 'default' });

const file = (game: string) => `../wire/guide/${game}.ts`;

/** Whether a game can be learned by playing. */
export const isTaught = (game: string): boolean => file(game) in courses;

/** The guided match of a game; none, if there is none. */
export async function course(game: string): Promise<Course | null> {
  const found = await courses[file(game)]?.();
  return found === undefined ? null : { game, ...found };
}

/** What is said of it in a language. */
export async function lesson(game: string, language: Language): Promise<Lesson | null> {
  return (await lessons[`../games/${game}/guide/${language}.ts`]?.()) ?? null;
}

/** A text with the names of the game in place of ids. */
export function named(text: string, words: Pick<Words<unknown, unknown>, 'id'>): string {
  return text.replace(/\[([^\]]+)\]/g, (_, id: string) => words.id(id));
}
