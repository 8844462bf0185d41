import { describe, expect, it } from 'vitest';
import type { TableInfo, TableStatus } from '../wire/api';
import { ownSeats, sorted } from './mine.svelte';

function table(id: string, status: TableStatus, created_at: number): TableInfo {
  return {
    id, game: 'guilds', options: '', visibility: 'open', clock: null, status, host: 'p', created_at,
    over_at: status === 'over' ? created_at : null, seats: [], link: null, ended_by: null, commitment: null, seed: null, rematch: null, muted: [],
  };
}

describe('my tables', () => {
  it('come with those first that wait for me', () => {
    const tables = [table('over', 'over', 9), table('old', 'playing', 1), table('new', 'playing', 2), table('open', 'gathering', 8), table('waits', 'playing', 0)];
    expect(sorted(tables, new Set(['waits'])).map(({ id }) => id)).toEqual(['waits', 'new', 'old', 'open', 'over']);
  });

  it('know all seats of one person', () => {
    const seats = ['a', null, 'a', 'b'].map((player) => ({ player, name: player, bot: null }));
    expect(ownSeats({ seats }, { id: 'a', name: 'Ada', login: null, account: false, recovery: false })).toEqual([0, 2]);
    expect(ownSeats({ seats }, null)).toEqual([]);
  });
});
