import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me, TableInfo, ToClient } from '../wire/api';
import { Live } from './live.svelte';
import { person } from './person.svelte';

const ME: Me = { id: 'me', name: 'Otter', login: null, account: false, recovery: false };

/** A connection whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (close: { code: number }) => void = () => undefined;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = Wire.OPEN;
    this.onopen();
  }

  tell(message: ToClient): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  end(code: number): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

/** What the page does when the browser tells it something. */
const heard: Record<string, () => void> = {};

/** What the server answers to requests, by path. */
let answers: Record<string, { status: number; body: unknown; wait?: string }>;

function position(seat: number | null, ask: number | null): ToClient {
  return {
    type: 'position', line: 3, seat, effects: [], taken_back: false, view: {}, awaited: [0], ask, offers: [], take_back: null,
    clock: null, commitment: '', seed: null, result: null, tally: null,
  };
}

const table = (player: string | null) => ({ seats: [{ player, name: 'Otter', bot: null, stood_in: false, hints: 0 }] }) as TableInfo;

function open(seat: number | null): Live {
  const live = new Live('t', seat, null, { position: () => undefined, refused: () => undefined });
  live.open();
  return live;
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  person.me = ME;
  answers = { '/api/me': { status: 200, body: ME }, '/api/tables/t': { status: 200, body: table('me') } };
  vi.stubGlobal('WebSocket', Wire);
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.example' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (name: string, deed: () => void) => (heard[name] = deed));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    const { status, body, wait } = answers[path]!;
    const headers = { 'content-type': 'application/json', ...(wait ? { 'retry-after': wait } : {}) };
    return new Response(JSON.stringify(body), { status, headers });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a live connection that is closed', () => {
  it.each([1006, 1012, 1013])('by %i comes back by itself', async (code) => {
    const live = open(0);
    Wire.last.accept();
    Wire.last.tell(position(0, 1));
    Wire.last.end(code);
    await vi.runAllTimersAsync();
    expect(Wire.all).toHaveLength(2);
    expect(Wire.last.address).toContain('since=3&seat=0');
    expect(live.away).toBeNull();
  });

  it('by 1008 stays away, and says that the session has ended', async () => {
    answers['/api/me'] = { status: 200, body: null };
    const live = open(0);
    Wire.last.accept();
    Wire.last.end(1008);
    await vi.runAllTimersAsync();
    expect(Wire.all).toHaveLength(1);
    expect(live.away).toBe('signed-out');
    expect(person.me).toBeNull();
  });

  it('by 1008 tells a table that may not be seen any more from one that may', async () => {
    const welcome = open(null);
    Wire.last.accept();
    Wire.last.end(1008);
    await vi.runAllTimersAsync();
    expect(welcome.away).toBe('ended');

    answers['/api/tables/t'] = { status: 404, body: { code: 'not-found', message: '' } };
    const unwelcome = open(null);
    Wire.last.accept();
    Wire.last.end(1008);
    await vi.runAllTimersAsync();
    expect(unwelcome.away).toBe('not-admitted');
    expect(Wire.all).toHaveLength(2);
  });

  it('before it was let in asks why, and stays away from a seat where somebody else sits', async () => {
    answers['/api/tables/t'] = { status: 200, body: table('somebody else') };
    const live = open(0);
    Wire.last.end(1006);
    await vi.runAllTimersAsync();
    expect(live.away).toBe('unseated');
    expect(Wire.all).toHaveLength(1);
  });

  it('has one connection at a time, also if the network returns while it asks why', async () => {
    open(0);
    Wire.last.end(1006);
    heard['online']!();
    Wire.last.accept();
    await vi.runAllTimersAsync();
    expect(Wire.all.filter(({ readyState }) => readyState !== 3)).toHaveLength(1);
  });

  it('waits as long as the server wants before it tries again', async () => {
    answers['/api/me'] = { status: 429, body: { code: 'too-many', message: '' }, wait: '30' };
    open(0);
    Wire.last.end(1006);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(Wire.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(Wire.all).toHaveLength(2);
  });
});

describe('a live connection', () => {
  it('that lost its seat shows nothing through its eyes any more', () => {
    const live = open(0);
    Wire.last.accept();
    Wire.last.tell(position(0, 1));
    live.move('take red');
    Wire.last.tell(position(null, null));
    expect(live.away).toBe('unseated');
    expect(live.pending).toBeNull();
    expect(Wire.last.readyState).toBe(3);
  });

  it('gives back what was not let through, and keeps a move that is on its way', () => {
    const live = open(0);
    Wire.last.accept();
    Wire.last.tell(position(0, 1));
    live.move('take red');
    live.talk('Well met!');
    Wire.last.tell({ type: 'refused', ask: null, code: 'muted', rule: null, lacks: [], message: '' });
    expect(live.unsaid).toEqual([]);
    expect(live.unheard).toEqual({ code: 'muted', text: 'Well met!' });
    expect(live.pending).toEqual({ ask: 1, line: 'take red' });
  });

  it('hears that the match ended without a result', () => {
    const live = open(null);
    Wire.last.accept();
    Wire.last.tell({ type: 'ended', reason: 'rules-changed', seats: [] });
    expect(live.ended).toBe('rules-changed');
  });
});
