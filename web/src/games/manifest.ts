//! What a game gives to the page: its board, mats, components and words.

import type { Component } from 'svelte';
import type { Language } from '../text/language.svelte';
import type { Follow } from './follow';

export type { Language };

/** What the shell knows about a seat. */
export interface Sitter {
  seat: number;
  name: string;
  bot: string | null;
}

/** A game's texts in one language: typed records inside the game's folder, so that a missing key does not compile. */
export interface Words<View, Effect> {
  /** What is asked of `me` (or who is awaited), in one sentence that names only what the offers make possible. */
  prompt(view: View, me: number | null, names: (seat: number) => string, offers?: readonly string[]): string;
  /** An offered line as a sentence: `build E5` is "Build a dwelling on E5". Never fails: unknown lines come back readable. */
  move(line: string, view: View): string;
  /** The heading an offer is listed under: "Build", "Power actions", … */
  group(line: string): string;
  /** A log line; null for what is not worth a line. `earlier` finds what was heard before it and explains it. */
  effect(effect: Effect, names: (seat: number) => string, earlier?: Earlier<Effect>): string | null;
  /** The name of a component or place by its id. */
  id(id: string): string;
  /** What a match was that nobody can win or lose, in a word or two: the rating of somebody who played alone. */
  rating?(view: View): string | null;
  /** Why a match is won or lost, where points alone do not say so. */
  verdict?(view: View, heard: readonly Effect[]): string | null;
  /** A source of points: the words of the game's tally. */
  source(word: string): string;
  /** An option of the game, in plain words. */
  option(key: string): string;
  /** An option's value, in plain words. */
  value(key: string, value: string): string;
  /** One sentence about the game. */
  summary: string;
  /** A paragraph about the game. */
  about: string;
}

/** The last effect before this one that is as wanted. */
export type Earlier<Effect> = (wanted: (effect: Effect) => boolean) => Effect | undefined;

/** What a board, a mat and the components are given. */
export interface BoardProps<View, Effect> {
  view: View;
  me: number | null;
  sitters: Sitter[];
  words: Words<View, Effect>;
}

export interface MatProps<View, Effect> {
  view: View;
  seat: number;
  /** `full` for the own mat, `compact` for the others'; `strip` is what one has to spend, in a row. */
  size: 'full' | 'compact' | 'strip';
  sitters: Sitter[];
  words: Words<View, Effect>;
}

export interface ComponentsProps<View, Effect> {
  words: Words<View, Effect>;
}

/** The default export of `games/<id>/index.ts`. */
export interface Manifest<View, Effect> {
  /** The shared board. */
  Board: Component<BoardProps<View, Effect>>;
  /** One player's mat. */
  Mat: Component<MatProps<View, Effect>>;
  /** Every tile, card and faction, drawn, with its name; what is reconstructed is marked. */
  Components: Component<ComponentsProps<View, Effect>>;
  /** Draws and tells everything with the components of an edition from now on; without any, with the built-in ones. */
  equip(components: unknown): void;
  /** Who acts, what moves, and what ends a turn. */
  follow: Follow<Effect>;
  /** Whether a seat has a mat already: one without a people has none. */
  hasMat?(view: View, seat: number): boolean;
  /** How high the own mat is on a wide screen, where it is most of the game. */
  matHeight?: string;
  words: Record<Language, () => Promise<{ default: Words<View, Effect> }>>;
  /** Points of each seat as they stand, for chips and charts. */
  points(view: View): number[];
  /** Turn number or round, for the head line and the replay's steps. */
  round(view: View): string;
}

/** The default export of `games/<id>/card.ts`: how people find the game before they open it. */
export interface Card {
  Picture: Component;
  words: Record<Language, { name: string; sentence: string; /** What the picture shows. */ picture: string; /** What of it is not printed but reconstructed. */ reconstructed?: string }>;
}
