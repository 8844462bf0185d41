import { describe, expect, it, vi } from 'vitest';
import type { Frame, Position } from '../wire/api';
import { Script, decisions } from './script';

vi.stubGlobal('WebSocket', { CONNECTING: 0, OPEN: 1, CLOSED: 3 });

const frame = (line: string | null, at: number): Frame => ({ line, effects: [line ?? 'start'], view: at, awaited: [0], points: null });
const frames = [null, '* deal a', '0 take a', '1 take b', '* deal c', '0 take c', '1 take d'].map(frame);
const steps = [
  { move: 'take a', offers: ['take a', 'take b'] },
  { move: 'take c', offers: ['take c'] },
];

async function begun(made = 0) {
  const told: Position[] = [];
  const script = new Script(frames, steps, made);
  script.onmessage = ({ data }) => told.push(JSON.parse(String(data)) as Position);
  await Promise.resolve();
  const move = (line: string) => script.send(JSON.stringify({ type: 'move', ask: 1, move: line }));
  return { told, script, move };
}

describe('a script', () => {
  it('asks where the learner decides next', () => {
    expect(decisions(frames)).toEqual([1, 4]);
  });

  it('begins at the first decision, with all that was heard before', async () => {
    const { told } = await begun();
    expect(told).toMatchObject([{ line: 1, ask: 1, offers: ['take a', 'take b'], effects: ['start', '* deal a'] }]);
  });

  it('goes on where somebody left it, with all that was heard before', async () => {
    const { told, move } = await begun(1);
    expect(told).toMatchObject([{ line: 4, ask: 2, offers: ['take c'], effects: ['start', '* deal a', '0 take a', '1 take b', '* deal c'] }]);
    move('take c');
    expect(told.at(-1)).toMatchObject({ line: 6, ask: null });
  });

  it('tells line by line what follows, to the next decision and to the end', async () => {
    const { told, move } = await begun();
    move('take a');
    expect(told.slice(1).map(({ line, ask }) => [line, ask])).toEqual([[2, null], [3, null], [4, 2]]);
    move('take c');
    expect(told.at(-1)).toMatchObject({ line: 6, ask: null, offers: [] });
  });

  it('goes on by no other move', async () => {
    const { told, move } = await begun();
    move('take b');
    expect(told).toHaveLength(1);
  });

  it('tells nobody who has gone', async () => {
    const told: unknown[] = [];
    const script = new Script(frames, steps);
    script.onmessage = ({ data }) => told.push(data);
    script.close();
    await Promise.resolve();
    expect(told).toEqual([]);
  });
});
