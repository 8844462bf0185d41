//! The engine at work, away from the page: one table, or a bot that thinks.

import { load, type Table } from 'virtual:engine';
import type { Calls, Question, Reply } from './calls';

/** The smallest module that only a processor with vectors accepts. */
const VECTORS = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
]);

const engine = load(WebAssembly.validate(VECTORS));
let table: Table | null = null;

type Deeds = { [Name in keyof Calls]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['answer']> };

const deeds: Deeds = {
  open: async (...args) => lay((await engine).Table.open(...args)),
  resume: async (game, options, inherited, lines, seed) =>
    lay((await engine).Table.resume(game, options, inherited, lines.join('\n'), seed)),
  position: async (viewer, since) => JSON.parse(laid().position(viewer, since ?? undefined)),
  submit: async (seat, notation) => laid().lines(laid().submit(seat, notation)),
  takeBack: async (seat) => (laid().takeBack(seat), null),
  lines: async () => laid().lines(0),
  why: async (seat, notation) => JSON.parse(laid().why(seat, notation) ?? 'null'),
  record: async () => laid().record(),
  tally: async () => JSON.parse(laid().tally()),
  replay: async (viewer) => JSON.parse(laid().replay(viewer)),
  games: async () => JSON.parse((await engine).games()),
  agree: async (game, options) => JSON.parse((await engine).agree(game, options)),
  read: async (record, viewer) => JSON.parse((await engine).replay(record, viewer)),
  takeOver: async (record, lines) => JSON.parse((await engine).takeOver(record, lines)),
  answer: async (...args) => (await engine).answer(...args),
  advise: async (...args) => JSON.parse((await engine).advise(...args)),
};

function lay(next: Table): Calls['open']['answer'] {
  table?.free();
  table = next;
  return { seats: next.seats(), lines: next.lines(0) };
}

function laid(): Table {
  if (!table) throw new Error('no table has been laid');
  return table;
}

addEventListener('message', ({ data }: MessageEvent<Question>) => void reply(data));

async function reply({ id, name, args }: Question): Promise<void> {
  const deed = deeds[name] as (...args: unknown[]) => Promise<unknown>;
  let reply: Reply;
  try {
    reply = { id, answer: await deed(...args) };
  } catch (failure) {
    reply = { id, failure: typeof failure === 'string' ? failure : String(failure) };
  }
  postMessage(reply);
}
