//! What each game tells of its things, loaded when it is first wanted.

import type { Inspection } from './told';

const inspections = import.meta.glob<{ default: Inspection }>('../games/*/inspect/index.ts');

class Inspections {
  #loaded: Record<string, Inspection> = $state.raw({});
  readonly #asked = new Set<string>();

  /** What a game tells; none as long as it is not there, or if it tells nothing. */
  of(game: string): Inspection | null {
    const load = inspections[`../games/${game}/inspect/index.ts`];
    if (load && !this.#asked.has(game)) {
      this.#asked.add(game);
      void load().then((loaded) => (this.#loaded = { ...this.#loaded, [game]: loaded.default }));
    }
    return this.#loaded[game] ?? null;
  }
}

/** The games' inspections. */
export const games = new Inspections();
