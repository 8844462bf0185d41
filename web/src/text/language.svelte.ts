//! Which language the reader wants: the browser's at first, then what was chosen; and the shell's texts in it.

import { recall, remember } from '../remembered';
import type { Text } from './text';

/** The languages that every text exists in. */
export type Language = 'en' | 'de' | 'it';

/** In the order of the menu, each called as its speakers call it. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

const TEXTS: Record<Language, () => Promise<{ default: Text }>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  it: () => import('./it'),
};

const KEY = 'language';

/** The chosen language, else the first of the browser's that we have, else English. */
export function preferred(chosen: string | null, spoken: readonly string[]): Language {
  const known = (word: string | null): word is Language => word !== null && word in LANGUAGES;
  if (known(chosen)) return chosen;
  return spoken.map((tag) => tag.slice(0, 2)).find(known) ?? 'en';
}

class Reader {
  language: Language = $state('en');
  #text: Text | null = $state.raw(null);

  /** The shell's texts; there once `remember` is done. */
  get text(): Text {
    if (!this.#text) throw new Error('texts are read before they are loaded');
    return this.#text;
  }

  /** Reads what was chosen before. */
  async remember(): Promise<void> {
    await this.#read(preferred(recall(KEY), navigator.languages));
  }

  /** Changes the language and remembers it. */
  async choose(language: Language): Promise<void> {
    remember(KEY, language);
    await this.#read(language);
  }

  async #read(language: Language): Promise<void> {
    this.#text = (await TEXTS[language]()).default;
    this.language = language;
    document.documentElement.lang = language;
  }
}

/** The one who reads this page. */
export const reader = new Reader();
