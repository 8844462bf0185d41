import { expect, it } from 'vitest';
import type { Planned } from '../wire/api';
import { Plan } from './plan.svelte';

const move = (line: string) => ({ line, said: line });
const planned = (made: number): Planned => ({ made, ends: null, refused: null, view: { made }, effects: [], offers: ['c'] });

it('is added to, undone and redone, and asks each time what would be', async () => {
  const asked: string[] = [];
  const plan = new Plan(async (lines) => (asked.push(lines.join()), planned(lines.length)));
  await plan.add(move('a'));
  await plan.add(move('b'));
  expect(plan.planned?.view).toEqual({ made: 2 });
  await plan.undo();
  await plan.undo();
  expect(plan.planned, 'nothing is planned').toBeNull();
  await plan.redo();
  await plan.add(move('b'));
  expect(plan.undone, 'the move that was undone was made again').toEqual([]);
  await plan.undo();
  await plan.add(move('x'));
  expect(plan.undone, 'another move').toEqual([]);
  expect(asked).toEqual(['a', 'a,b', 'a', 'a', 'a,b', 'a', 'a,x']);
});

it('lets go of moves that are no longer possible', async () => {
  let most = 9;
  const plan = new Plan(async (lines) => planned(Math.min(most, lines.length)));
  for (const line of ['a', 'b', 'c']) await plan.add(move(line));
  most = 1;
  await plan.again();
  expect(plan.moves).toEqual([move('a')]);
  most = 0;
  await plan.again();
  expect(plan.planned).toBeNull();
});

it('is undone as often as somebody wishes, without waiting for answers', async () => {
  const plan = new Plan(async (lines) => planned(lines.length));
  for (const line of ['a', 'b', 'c']) await plan.add(move(line));
  await Promise.all([plan.undo(), plan.undo()]);
  expect(plan.moves).toEqual([move('a')]);
  expect(plan.planned?.view).toEqual({ made: 1 });
});

it('is as it was where nobody answers', async () => {
  let fails = false;
  const plan = new Plan(async (lines) => (fails ? Promise.reject(new Error('away')) : planned(lines.length)));
  await plan.add(move('a'));
  fails = true;
  await expect(plan.add(move('b'))).rejects.toThrow('away');
  expect([plan.moves, plan.planned?.made, plan.busy]).toEqual([[move('a')], 1, false]);
});

it('does not listen to an answer that comes too late', async () => {
  const answers: ((planned: Planned) => void)[] = [];
  const plan = new Plan(() => new Promise((answer) => answers.push(answer)));
  const adding = plan.add(move('a'));
  expect(plan.busy).toBe(true);
  plan.clear();
  answers[0]?.(planned(1));
  await adding;
  expect([plan.moves, plan.planned, plan.busy]).toEqual([[], null, false]);
});
