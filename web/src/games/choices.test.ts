import { describe, expect, it } from 'vitest';
import { capital, either, possible } from './choices';

const verbs = { action: ['build', 'explore'], invite: ['invite'], pass: ['pass'] };

describe('what may be done', () => {
  it('names only what is offered, in its order', () => {
    expect(possible(verbs, ['pass', 'explore I.1', 'explore I.2'])).toEqual(['action', 'pass']);
    expect(possible(verbs, [])).toEqual([]);
  });

  it('names everything where the offers are not known', () => {
    expect(possible(verbs, undefined)).toEqual(['action', 'invite', 'pass']);
  });

  it('is a list that a sentence can hold', () => {
    expect(capital(either(['führe eine Aktion aus', 'passe'], 'de'))).toBe('Führe eine Aktion aus oder passe');
    expect(either(['take an action'], 'en')).toBe('take an action');
  });
});
