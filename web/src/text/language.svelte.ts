//! Which language the reader wants: the browser's at first, then what was chosen.

/** The languages that every text exists in. */
export type Language = 'en' | 'de' | 'it';

/** In the order of the menu, each called as its speakers call it. */
export const LANGUAGES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

const KEY = 'language';

/** The chosen language, else the first of the browser's that we have, else English. */
export function preferred(chosen: string | null, spoken: readonly string[]): Language {
  const known = (word: string | null): word is Language => word !== null && word in LANGUAGES;
  if (known(chosen)) return chosen;
  return spoken.map((tag) => tag.slice(0, 2)).find(known) ?? 'en';
}

class Reader {
  #language: Language = $state('en');

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  /** Reads what was chosen before. */
  remember(): void {
    this.#language = preferred(localStorage.getItem(KEY), navigator.languages);
    document.documentElement.lang = this.#language;
  }
}

/** The one who reads this page. */
export const reader = new Reader();
