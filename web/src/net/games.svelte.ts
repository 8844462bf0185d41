//! The games that the server knows, asked for once.

import { card } from '../games';
import { reader } from '../text/language.svelte';
import type { GameInfo, TableInfo } from '../wire/api';
import { request } from './http';

class Games {
  all: GameInfo[] = $state.raw([]);
  #asked: Promise<void> | null = null;

  /** Asks the server once. */
  know(): Promise<void> {
    this.#asked ??= request('GET /games').then(
      (games) => void (this.all = games),
      (refusal: unknown) => {
        this.#asked = null;
        throw refusal;
      },
    );
    return this.#asked;
  }

  find(id: string): GameInfo | null {
    return this.all.find((game) => game.id === id) ?? null;
  }
}

/** The server's games. */
export const games = new Games();

/** What a game is called. */
export function gameName(id: string): string {
  return card(id)?.words[reader.language].name ?? id.charAt(0).toUpperCase() + id.slice(1);
}

/** What is played: a game, and its edition if it is another than the built-in one. */
export function playedName({ game, edition }: Pick<TableInfo, 'game' | 'edition'>): string {
  return edition ? reader.text.making.played(gameName(game), edition.name) : gameName(game);
}

/** What a bot's level is called. */
export function levelName(level: string): string {
  const names: Partial<Record<string, string>> = reader.text.levels;
  return names[level] ?? level;
}

/** How many sit at a table of this game, if nobody says otherwise. */
export function usualSeats(game: GameInfo): number {
  return Number(game.options.find(({ key }) => key === 'seats')?.values[0] ?? game.seats_min);
}
