//! The games' cards, and their boards and rules texts, each loaded when it is wanted; a game without a folder here is played
//! without a board.

import { request } from '../net/http';
import type { EditionInfo } from '../wire/api';
import type { Card, Language, Manifest } from './manifest';
import type { Rulebook } from './rulebook';

/** The games on the first screen, in this order: each has a card in its folder. */
export const GAMES = [
  'settlement',
  'terra-mystica',
  'tales-of-glory',
  'guilds',
] as const;

/** What the shell passes on without looking into it. */
export type AnyManifest = Manifest<unknown, unknown>;

const cards = import.meta.glob<Card>('./*/card.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<{ default: AnyManifest }>('./*/index.ts');
const rulebooks = import.meta.glob<{ default: Rulebook }>('../wire/rules/*.ts');
const translations = import.meta.glob<{ default: Omit<Rulebook, 'reconstructed'> }>('./*/rules/*.ts');

/** How people find a game; none, if it has no folder here. */
export function card(game: string): Card | null {
  return cards[`./${game}/card.ts`] ?? null;
}

/** The manifest of a game; none, if nobody has drawn it. */
export async function board(game: string): Promise<AnyManifest | null> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : null;
}

/** The manifest of a game that shows the components of an edition, which the server tells unless they are known; none also where
 *  it does not, since others would be wrong. */
export async function boardWith(game: string, edition: EditionInfo | null, known: unknown = null): Promise<AnyManifest | null> {
  const manifest = await board(game);
  let components = known;
  if (edition && !components) {
    try {
      components = (await request('GET /games/{game}/editions/{digest}', { path: { game, digest: edition.digest } })).components;
    } catch {
      return null;
    }
  }
  manifest?.equip(components);
  return manifest;
}

/** The rules of a game in a language, or in English where nobody has translated them; none, if there is no such game. */
export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const load = rulebooks[`../wire/rules/${game}.ts`];
  if (!load) return null;
  const english = (await load()).default;
  const translated = await translations[`./${game}/rules/${language}.ts`]?.();
  return { ...english, ...translated?.default };
}
