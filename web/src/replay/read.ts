//! Reading a record: at the server, or in the page where none is reached or nothing is to be sent.

import { canPlayHere } from '../here/engine';
import { Refusal, request } from '../net/http';
import type { Replay, Replayed } from '../wire/api';

/** Where a record may be read: one from an address is sent to nobody. */
export type Where = 'anywhere' | 'in the page';

/** A record as one viewer saw it. */
export async function readRecord(body: Replay, where: Where): Promise<Replayed> {
  if (where === 'in the page') return inThePage(body);
  try {
    return await request('POST /replay', { body });
  } catch (refusal) {
    if (!canPlayHere || !(refusal instanceof Refusal) || refusal.code !== 'offline') throw refusal;
    return inThePage(body);
  }
}

async function inThePage(body: Replay): Promise<Replayed> {
  const { answer } = await import('../here/routes');
  return (await answer('POST /replay', { body })) as Replayed;
}
