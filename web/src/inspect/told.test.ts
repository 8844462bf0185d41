import { describe, expect, it } from 'vitest';
import { facts, lacking } from './told';

describe('what is told of a thing', () => {
  it('names what is missing for a price, and nothing of what is there', () => {
    expect(lacking(['wood', 'gold'], { wood: 2, gold: 1 }, { wood: 1, gold: 5 })).toEqual({ wood: 1 });
    expect(lacking(['wood', 'gold'], { gold: 1 }, {})).toEqual({ gold: 1 });
  });

  it('leaves out facts without anything to say', () => {
    expect(facts(['cost', '1 gold'], ['effect', ''], ['now', null])).toEqual([['cost', '1 gold']]);
  });
});
