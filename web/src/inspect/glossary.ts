//! Words of the game inside a sentence: pieces of text, some of which are terms that a card explains.

import type { Term } from './told';

/** A piece of a sentence; `term` names what a card can explain. */
export interface Part {
  text: string;
  term: string | null;
}

/** The pieces of a sentence; each term is marked where it stands first. */
export function parts(sentence: string, terms: Record<string, Term>): Part[] {
  const byForm = new Map(Object.entries(terms).flatMap(([term, { forms }]) => forms.map((form) => [form.toLowerCase(), term] as const)));
  // The longest form first: "bonus settler" before "settler".
  const forms = [...byForm.keys()].toSorted((one, other) => other.length - one.length);
  if (forms.length === 0) return [{ text: sentence, term: null }];
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = sentence.split(new RegExp(`(?<![\\p{L}])(${escaped.join('|')})(?![\\p{L}])`, 'giu'));
  const marked = new Set<string>();
  return found.flatMap((text, at): Part[] => {
    const term = at % 2 === 1 ? (byForm.get(text.toLowerCase()) ?? null) : null;
    if (text === '') return [];
    if (term === null || marked.has(term)) return [{ text, term: null }];
    marked.add(term);
    return [{ text, term }];
  });
}
