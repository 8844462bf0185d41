import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place } from './place.svelte';

describe('a sign-in elsewhere that failed', () => {
  const replaceState = vi.fn();

  beforeEach(() => {
    vi.stubGlobal('history', { state: null, replaceState });
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('document', { addEventListener: () => undefined });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    replaceState.mockReset();
  });

  function come(address: string) {
    vi.stubGlobal('location', { href: `http://table.example${address}` });
    place.follow();
  }

  it('is told, and leaves the address', () => {
    come('/table/a1?sign-in=sign-in-expired');
    expect(place.route).toEqual({ screen: 'account', back: '/table/a1', failed: 'sign-in-expired' });
    expect(replaceState.mock.calls).toEqual([[null, '', '/account?return=%2Ftable%2Fa1']]);
  });

  it('is all that changes an address', () => {
    come('/account?return=%2Ftable%2Fa1');
    expect(replaceState).not.toHaveBeenCalled();
  });
});
