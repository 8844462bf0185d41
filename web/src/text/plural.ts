//! Numbers in sentences, as each language counts.

import type { Language } from './language.svelte';

/** A sentence for one and one for any other number; `#` stands for the number. */
export interface Forms {
  one: string;
  other: string;
}

/** Puts a number into the form that the language wants. */
export function plural(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (count, forms) =>
    (rules.select(count) === 'one' ? forms.one : forms.other).replaceAll('#', digits.format(count));
}

/** Names as a list: "Ada, Bo and Cleo". */
export function listed(language: Language): (names: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (names) => list.format(names);
}

/** `3` or `2–4`. */
export function span(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}
