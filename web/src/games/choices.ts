//! What may be done now, as a part of a sentence: only what is offered is named.

/** The kinds of moves that are offered, in the order of the table; all of them where nobody knows the offers. */
export function possible<Choice extends string>(verbs: Record<Choice, readonly string[]>, offers: readonly string[] | undefined): Choice[] {
  const choices = Object.keys(verbs) as Choice[];
  if (offers === undefined) return choices;
  const offered = new Set(offers.map((line) => line.split(' ')[0] ?? ''));
  return choices.filter((choice) => verbs[choice].some((verb) => offered.has(verb)));
}

/** `take an action, invite a hero, or pass`. */
export function either(choices: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(choices);
}

/** A sentence begins with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
