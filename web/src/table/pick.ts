//! Select, then target: which offered moves the clicked pieces leave.

import type { Ids } from '../board/piece';

/** The words of a move; `+fire` and `-fire` name the fire. */
function words(line: string): string[] {
  return line.split(' ').map((word) => word.replace(/^[+-](?=[a-z])/, ''));
}

/** Where in a line one of the names stands, each place once. */
function places(line: string, ids: Ids): number[] {
  const all = words(line);
  const names = (typeof ids === 'string' ? [ids] : ids).map((id) => id.split(' '));
  return all.flatMap((_, at) =>
    names.some((name) => name.every((word, offset) => all[at + offset] === word)) ? [at] : [],
  );
}

function same(a: Ids, b: Ids): boolean {
  return String(a) === String(b);
}

/** The offered moves that name all chosen pieces, each as often as it was chosen. */
export function fitting(offers: readonly string[], chosen: readonly Ids[]): string[] {
  const enough = (line: string, ids: Ids) =>
    places(line, ids).length >= chosen.filter((other) => same(other, ids)).length;
  const fit = offers.filter((line) => chosen.every((ids) => enough(line, ids)));
  // `move a b` and `move b a` name the same pieces: the order of the clicks decides.
  const alike = new Set(fit.map((line) => words(line).toSorted().join(' '))).size === 1;
  const inOrder = fit.filter((line) => ordered(line, chosen));
  return alike && inOrder.length === 1 ? inOrder : fit;
}

function ordered(line: string, chosen: readonly Ids[]): boolean {
  let from = 0;
  return chosen.every((ids) => {
    const at = places(line, ids).find((place) => place >= from);
    from = (at ?? 0) + 1;
    return at !== undefined;
  });
}

/** Whether choosing a piece leads to a move. */
export function lit(offers: readonly string[], chosen: readonly Ids[], ids: Ids): boolean {
  return fitting(offers, [...chosen, ids]).length > 0;
}

/** What is chosen after a click: one more, or one less where a second of it means nothing. */
export function clicked(offers: readonly string[], chosen: readonly Ids[], ids: Ids): Ids[] {
  if (lit(offers, chosen, ids)) return [...chosen, ids];
  if (chosen.some((other) => same(other, ids))) return chosen.filter((other) => !same(other, ids));
  return lit(offers, [], ids) ? [ids] : [...chosen];
}

/** Whether a piece is chosen. */
export function isChosen(chosen: readonly Ids[], ids: Ids): boolean {
  return chosen.some((other) => same(other, ids));
}
