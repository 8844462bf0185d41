//! What the form says, and what each game calls the values of its components.

import type { Language } from '../text/language.svelte';
import type { Text } from './text/text';

const texts: Record<Language, () => Promise<{ default: Text }>> = {
  en: () => import('./text/en'),
  de: () => import('./text/de'),
  it: () => import('./text/it'),
};
const labels = import.meta.glob<{ default: Record<string, string> }>('../games/*/form/*.ts');

export async function textIn(language: Language): Promise<Text> {
  return (await texts[language]()).default;
}

/** Words for the names of a game's form; none for a game that nobody has drawn. */
export async function labelsOf(game: string, language: Language): Promise<Record<string, string>> {
  return (await labels[`../games/${game}/form/${language}.ts`]?.())?.default ?? {};
}
