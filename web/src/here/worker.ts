//! The engine at work, away from the page: one table, or a bot that thinks.

import { load, type Engine, type Table } from 'virtual:engine';
import type { Calls, Question, Reply } from './calls';
import { hasVectors } from './vectors';

let loading: ReturnType<typeof load> | null = null;
let table: Table | null = null;

/** The engine, once it is loaded; what could not be loaded is asked for again the next time. */
async function engine(): Promise<Engine> {
  loading ??= load(hasVectors());
  try {
    const { engine, memory } = await loading;
    // For whoever looks into the worker with the tools of the browser.
    Object.assign(self, { memory });
    return engine;
  } catch (failure) {
    loading = null;
    throw failure;
  }
}

type Deeds = { [Name in keyof Calls]: (...args: Calls[Name]['args']) => Promise<Calls[Name]['answer']> };

const deeds: Deeds = {
  open: async (...args) => lay((await engine()).Table.open(...args)),
  resume: async (game, options, inherited, lines, seed) =>
    lay((await engine()).Table.resume(game, options, inherited, lines.join('\n'), seed)),
  position: async (viewer, since) => JSON.parse(laid().position(viewer, since ?? undefined)),
  submit: async (seat, notation) => laid().lines(laid().submit(seat, notation)),
  takeBack: async (seat) => (laid().takeBack(seat), null),
  lines: async () => laid().lines(0),
  why: async (seat, notation) => JSON.parse(laid().why(seat, notation) ?? 'null'),
  record: async () => laid().record(),
  tally: async () => JSON.parse(laid().tally()),
  replay: async (viewer) => JSON.parse(laid().replay(viewer)),
  games: async () => JSON.parse((await engine()).games()),
  agree: async (game, options) => JSON.parse((await engine()).agree(game, options)),
  read: async (record, viewer) => JSON.parse((await engine()).replay(record, viewer)),
  takeOver: async (record, lines) => JSON.parse((await engine()).takeOver(record, lines)),
  unpack: async (record) => JSON.parse((await engine()).unpack(record)),
  foresee: async (...args) => JSON.parse((await engine()).foresee(...args) ?? 'null'),
  answer: async (...args) => (await engine()).answer(...args),
  advise: async (...args) => JSON.parse((await engine()).advise(...args)),
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
