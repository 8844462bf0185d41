//! Light, dark, or as the system has it; remembered.

import { recall, remember } from '../remembered';

/** What can be chosen. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

class Appearance {
  theme: Theme = $state('system');

  /** Reads what was chosen before. */
  remember(): void {
    const chosen = recall(KEY);
    this.choose(chosen === 'light' || chosen === 'dark' ? chosen : 'system');
  }

  choose(theme: Theme): void {
    this.theme = theme;
    remember(KEY, theme);
    document.documentElement.dataset['theme'] = theme;
  }
}

/** How the page looks. */
export const appearance = new Appearance();
