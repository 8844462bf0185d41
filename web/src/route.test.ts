import { describe, expect, it } from 'vitest';
import { parse, path, toAccount, toComponents, toEdition, toEmbed, toGuide, toPacked, toReplay, toRules, toTable } from './route';

const read = (address: string) => parse(new URL(address, 'http://table.example'));

describe('addresses', () => {
  it('are read back as they were written', () => {
    for (const address of ['/', '/?game=guilds&free=1&pages=2', '/account', toAccount('/table/a1?link=k'), '/new/guilds', toGuide('guilds'), toEdition('guilds'), toTable('a1'), toTable('a1', 'k&y'), toReplay(null), toPacked('abc_-9', 12), toPacked('abc', null), toEmbed('abc', 3), toRules('guilds', '4.2'), toComponents('guilds')]) {
      const route = read(address);
      expect(route.screen).not.toBe('missing');
      if (route.screen !== 'missing') expect(path(route)).toBe(address);
    }
  });

  it('name a line of a replay', () => {
    expect(read('/replay/a1#12')).toEqual({ screen: 'replay', id: 'a1', link: null, line: 12, packed: null });
    expect(read('/replay/a1#end')).toMatchObject({ line: null });
  });

  it('lead back to this page alone', () => {
    expect(read('/account?return=%2Ftable%2Fa1')).toEqual({ screen: 'account', back: '/table/a1', failed: null });
    for (const elsewhere of ['//else.example', 'https://else.example', '/\\else.example', 'table']) {
      expect(read(toAccount(elsewhere))).toEqual({ screen: 'account', back: null, failed: null });
    }
  });

  it('say why a sign-in elsewhere failed, and lead on to where the reader was', () => {
    const failed = 'sign-in-denied';
    expect(read('/account?sign-in=sign-in-denied')).toEqual({ screen: 'account', back: null, failed });
    expect(read('/account?return=%2Fnew%2Fguilds&sign-in=sign-in-denied')).toEqual({ screen: 'account', back: '/new/guilds', failed });
    expect(read('/table/a1?link=k&sign-in=sign-in-denied')).toEqual({ screen: 'account', back: '/table/a1?link=k', failed });
    expect(read('/table/a1?sign-in=Call%20this%20number')).toMatchObject({ screen: 'table' });
  });

  it('that mean nothing are missing', () => {
    for (const address of ['/nothing', '/table', '/new', '/rules', '/rules/guilds/other', '/table/a/b/c', '/embed', '/embed#m=', '/embed#m=a%20b', '/replay/a1#m=abc', `/embed#m=${'a'.repeat(2 ** 16 + 1)}`]) {
      expect(read(address).screen).toBe('missing');
    }
  });
});
