import { describe, expect, it } from 'vitest';
import type { Inspection } from '../inspect/told';
import type { Language } from './manifest';
import { GAMES, rulebook } from './index';
import { PLAYS, PLANS, HIRELINGS, ACTIONS, ATTACKS, FIELDS, LANDSCAPES, LACKS as GUILDS_LACKS, MEDALS, TILES } from '../wire/guilds';
import { ARTIFACTS, BUILDINGS, HEROES, LACKS as SETTLEMENT_LACKS, PLOTS, RESOURCES, SPACES } from '../wire/settlement';
import { FACES, TOKENS } from '../wire/tales-of-glory';
import { BONUSES, CULTS, FACTIONS, FAVOURS, LACKS as MYSTICA_LACKS, SCORES, STRUCTURES, TOWNS } from '../wire/terra-mystica';

const inspections = import.meta.glob<{ default: Inspection }>('./*/inspect/index.ts', { eager: true });
const texts = import.meta.glob<{ default: unknown }>('./*/text/{en,de,it}.ts', { eager: true });
const LANGUAGES: Language[] = ['en', 'de', 'it'];

/** Every component that can be pointed at. */
const COMPONENTS: Record<(typeof GAMES)[number], string[]> = {
  settlement: [...Object.keys({ ...HEROES, ...BUILDINGS, ...ARTIFACTS }), ...PLOTS, ...SPACES, ...RESOURCES, 'region I', 'street 1', 'wood-green'],
  'terra-mystica': [...Object.keys({ ...FACTIONS, ...BONUSES, ...FAVOURS, ...TOWNS, ...SCORES }), ...STRUCTURES, ...CULTS, 'act1', 'actn', 'burn', 'ship', 'dig', 'c'],
  'tales-of-glory': [...Object.keys(FACES), 'select 1', 'pay coin', 'combat', 'key mill 1', '1 -2'],
  guilds: [...Object.keys({ ...PLAYS, ...PLANS, ...HIRELINGS, ...ACTIONS, ...ATTACKS, ...FIELDS }), ...LANDSCAPES, 'red 4', 'lose ore', 'forfeit trade'],
};

describe.each(GAMES)('%s', (game) => {
  const inspection = inspections[`./${game}/inspect/index.ts`]!.default;

  it.each(LANGUAGES)('tells of every component, in %s', (language) => {
    const words = texts[`./${game}/text/${language}.ts`]!.default as never;
    for (const id of COMPONENTS[game]) {
      const told = inspection.tell(id, { view: null, me: null, words, language });
      expect(told, id).not.toBeNull();
      expect(told!.name, id).not.toBe('');
      expect(inspection.terms[language][told!.term], `${id}: ${told!.term}`).toBeDefined();
      expect(told!.facts.map(([, said]) => said).join(), id).not.toMatch(/undefined|NaN|null/);
    }
  });

  it.each(LANGUAGES)('explains its words by rules that there are, in %s', async (language) => {
    const rules = (await rulebook(game, language))!.rules;
    for (const [word, { forms, rule }] of Object.entries(inspection.terms[language])) {
      expect(rules[rule], `${word}: §${rule}`).toBeDefined();
      expect(forms.every((form) => form.trim() === form && form !== ''), word).toBe(true);
    }
  });
});

describe('what is reconstructed', () => {
  const origin = (game: (typeof GAMES)[number], id: string) =>
    inspections[`./${game}/inspect/index.ts`]!.default.tell(id, { view: null, me: null, words: texts[`./${game}/text/en.ts`]!.default as never, language: 'en' })!.origin;

  it('says so on its card', () => {
    expect(['h01', 'wood-green'].map((id) => origin('settlement', id))).toEqual(['reconstructed', 'reconstructed']);
    expect(Object.keys(FACES).every((tile) => origin('tales-of-glory', tile) === 'reconstructed')).toBe(true);
    expect(['mint', 'thieves', 'envoy', 'courier', 'study', 'c1r1'].every((id) => origin('guilds', id) === 'reconstructed')).toBe(true);
  });

  it('is not said of what is printed', () => {
    expect(['h07', 'bank', 'mace'].map((id) => origin('settlement', id))).toEqual(['printed', 'printed', 'printed']);
    expect(['a2', 'c6'].map((id) => origin('guilds', id))).toEqual(['printed', 'printed']);
    expect(Object.keys(FACTIONS).every((faction) => origin('terra-mystica', faction) === 'printed')).toBe(true);
  });
});

/** Every word by which the rules say what is missing. */
const LACKS: Record<(typeof GAMES)[number], readonly string[]> = {
  settlement: [...SETTLEMENT_LACKS, ...RESOURCES],
  'terra-mystica': MYSTICA_LACKS,
  'tales-of-glory': TOKENS,
  guilds: [...GUILDS_LACKS, ...TILES, ...MEDALS, ...Object.keys(PLAYS)],
};

describe('what is missing', () => {
  it.each(GAMES)('has a name for every word of %s', (game) => {
    for (const what of LACKS[game]) {
      for (const language of ['de', 'it'] as const) {
        expect([`2 ${what}`, `2 × ${what}`], `${what} in ${language}`).not.toContain(amount(game, language, what, 2));
      }
    }
  });

  const amount = (game: (typeof GAMES)[number], language: Language, what: string, count: number) =>
    inspections[`./${game}/inspect/index.ts`]!.default.amount(what, count, { words: texts[`./${game}/text/${language}.ts`]!.default as never, language });

  it('is said in the words of each game and language', () => {
    expect(amount('settlement', 'en', 'settlers', 1)).toBe('1 settler');
    expect(amount('settlement', 'de', 'diamond', 1)).toBe('1 Diamant');
    expect(amount('terra-mystica', 'en', 'power', 3)).toBe('3 power');
    expect(amount('terra-mystica', 'it', 'workers', 2)).toBe('2 lavoratori');
    expect(amount('tales-of-glory', 'en', 'coin', 2)).toBe('2 coins');
    expect(amount('guilds', 'de', 'strength', 4)).toBe('Stärke 4');
    expect(amount('guilds', 'en', 'crystal', 1)).toBe('1 crystal');
    expect(amount('guilds', 'en', 'trade', 1)).toBe('1 trade medal');
    expect(amount('guilds', 'en', 'courier', 1)).toBe('1 × Courier');
  });
});
