//! Select, then target: which offered moves the clicked pieces leave.

import type { Ids } from '../board/piece';

/** An offered move and its words. */
export interface Offer {
  line: string;
  words: readonly string[];
}

/** Reads offered lines; `+fire` and `-fire` name the fire. */
export function read(lines: readonly string[]): Offer[] {
  return lines.map((line) => ({
    line,
    words: line.split(' ').map((word) => (/^[+-][a-z]/.test(word) ? word.slice(1) : word)),
  }));
}

/** Where in a move one of the names stands, each place once. */
function places({ words }: Offer, ids: Ids): number[] {
  const names = (typeof ids === 'string' ? [ids] : ids).map((id) => id.split(' '));
  return words.flatMap((_, at) =>
    names.some((name) => name.every((word, offset) => words[at + offset] === word)) ? [at] : [],
  );
}

function same(one: Ids, other: Ids): boolean {
  return String(one) === String(other);
}

/** Whether a move names all chosen pieces, each as often as it was chosen. */
function names(offer: Offer, chosen: readonly Ids[]): boolean {
  return chosen.every((ids) => places(offer, ids).length >= chosen.filter((other) => same(other, ids)).length);
}

/** The offered moves that name all chosen pieces. */
export function fitting(offers: readonly Offer[], chosen: readonly Ids[]): Offer[] {
  const fit = offers.filter((offer) => names(offer, chosen));
  // `move a b` and `move b a` name the same pieces: the order of the clicks decides.
  const alike = new Set(fit.map(({ words }) => words.toSorted().join(' '))).size === 1;
  const inOrder = fit.filter((offer) => ordered(offer, chosen));
  return alike && inOrder.length === 1 ? inOrder : fit;
}

function ordered(offer: Offer, chosen: readonly Ids[]): boolean {
  let from = 0;
  return chosen.every((ids) => {
    const at = places(offer, ids).find((place) => place >= from);
    from = (at ?? 0) + 1;
    return at !== undefined;
  });
}

/** Whether choosing a piece leads to a move. */
export function lit(offers: readonly Offer[], chosen: readonly Ids[], ids: Ids): boolean {
  return offers.some((offer) => names(offer, [...chosen, ids]));
}

/** What is chosen after a click: one more, or one less where a second of it means nothing. */
export function clicked(offers: readonly Offer[], chosen: readonly Ids[], ids: Ids): Ids[] {
  if (lit(offers, chosen, ids)) return [...chosen, ids];
  if (isChosen(chosen, ids)) return chosen.filter((other) => !same(other, ids));
  return lit(offers, [], ids) ? [ids] : [...chosen];
}

/** Whether a piece is chosen. */
export function isChosen(chosen: readonly Ids[], ids: Ids): boolean {
  return chosen.some((other) => same(other, ids));
}
