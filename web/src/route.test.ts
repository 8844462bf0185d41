import { describe, expect, it } from 'vitest';
import { parse, path, toComponents, toReplay, toRules, toTable } from './route';

const read = (address: string) => parse(new URL(address, 'http://table.example'));

describe('addresses', () => {
  it('are read back as they were written', () => {
    for (const address of ['/', '/account', '/new/guilds', toTable('a1'), toTable('a1', 'k&y'), toReplay(null), toRules('guilds', '4.2'), toComponents('guilds')]) {
      const route = read(address);
      expect(route.screen).not.toBe('missing');
      if (route.screen !== 'missing') expect(path(route)).toBe(address);
    }
  });

  it('name a line of a replay', () => {
    expect(read('/replay/a1#12')).toEqual({ screen: 'replay', id: 'a1', link: null, line: 12 });
    expect(read('/replay/a1#end')).toMatchObject({ line: null });
  });

  it('that mean nothing are missing', () => {
    for (const address of ['/nothing', '/table', '/new', '/rules', '/rules/guilds/other', '/table/a/b/c']) {
      expect(read(address).screen).toBe('missing');
    }
  });
});
