//! What is told of a thing at the table, and what a game gives so that it can be told.

import type { Language, Words } from '../games/manifest';

/** What is said about a thing, in the order of the card. */
export type Fact = 'cost' | 'effect' | 'worth' | 'now' | 'lacks';

/** Where a component comes from: the printed game, or our reconstruction of it. */
export type Origin = 'printed' | 'reconstructed';

/** All that a card says; the picture is that of the thing itself. */
export interface Told {
  name: string;
  /** What kind of thing it is: a word of the glossary. */
  term: string;
  facts: readonly (readonly [Fact, string])[];
  origin: Origin;
}

/** Through whose eyes a thing is looked at; without a match there is no view. */
export interface Look<View, Effect> {
  view: View | null;
  me: number | null;
  words: Words<View, Effect>;
  language: Language;
}

/** A word of the game: as it is written in sentences, with its other forms, and what it means. */
export interface Term {
  forms: readonly [string, ...string[]];
  about: string;
  rule: string;
}

/** What a stranger is told before the first match. */
export interface Begin {
  aim: string;
  turn: string;
  goal: string;
}

/** The default export of `games/<id>/inspect/index.ts`. */
export interface Inspection<View = unknown, Effect = unknown> {
  /** What is told of a piece, by its id; null where its spoken name says all. */
  tell(id: string, look: Look<View, Effect>): Told | null;
  /** The words of the game. */
  terms: Record<Language, Record<string, Term>>;
  begin: Record<Language, Begin>;
  /** What a move is good for; one sentence for each group of moves. */
  good(line: string, language: Language): string | null;
  /** Why an offered move suits a first match; null for those that are not recommended. */
  recommended(line: string, look: Look<View, Effect>): string | null;
  /** Moves that somebody may mean who clicks a piece, the likeliest first. */
  attempts(id: string, chosen: readonly string[], view: View, me: number): string[];
  /** An amount of something by the word that the rules have for it: `2 diamonds`. */
  amount(what: string, count: number, look: Pick<Look<View, Effect>, 'words' | 'language'>): string;
  /** The chapter of the rules that the moment is about. */
  chapter(view: View): string;
}

/** Amounts that are missing for a price. */
export function lacking<Kind extends string>(kinds: readonly Kind[], price: Partial<Record<Kind, number>>, has: Partial<Record<Kind, number>>): Partial<Record<Kind, number>> {
  const missing = kinds.map((kind) => [kind, Math.max(0, (price[kind] ?? 0) - (has[kind] ?? 0))] as const);
  return Object.fromEntries(missing.filter(([, amount]) => amount > 0)) as Partial<Record<Kind, number>>;
}

/** What is said about a thing, if there is something to say. */
export type Saying = readonly [Fact, string | null | undefined];

/** Facts that have something to say. */
export function facts(...said: readonly Saying[]): Told['facts'] {
  return said.flatMap(([fact, text]) => (text ? [[fact, text] as const] : []));
}

/** What a language says of a word: its forms as sentences have them, the name first, between bars; and what it means. */
export type Said = readonly [forms: string, about: string];

/** The glossary of a game, from the rules that its words stand in and what a language says of them. */
export function glossary<Id extends string>(rules: Record<Id, string>, said: Record<Id, Said>): Record<Id, Term> {
  const terms = (Object.keys(rules) as Id[]).map((id) => {
    const [forms, about] = said[id];
    return [id, { forms: forms.split('|') as [string, ...string[]], about, rule: rules[id] }] as const;
  });
  return Object.fromEntries(terms) as Record<string, Term> as Record<Id, Term>;
}
