//! Why a viewer is no longer at a table as before.

import { isHere } from '../here/id';
import { Refusal, request } from './http';
import { person } from './person.svelte';

/** `ended`: the server ended the connection, but would let the reader come back. */
export type Away = 'signed-out' | 'not-admitted' | 'unseated' | 'ended';

/** Policy violation: the session has ended, or this person may not look any more. */
const POLICY = 1008;

/** Whether a connection that was closed like this may come back without asking. */
export function comesBack(code: number): boolean {
  return code !== POLICY;
}

/** What keeps a viewer from a table; nothing, if the viewer might as well come in. */
export async function whyAway(table: string, seat: number | null, link: string | null): Promise<Exclude<Away, 'ended'> | null> {
  // A table of this machine is only ever opened in another tab.
  if (isHere(table)) return null;
  const before = person.me;
  const me = await request('GET /me');
  person.me = me;
  if (before !== null && me === null) return 'signed-out';
  try {
    const { seats } = await request('GET /tables/{id}', { path: { id: table }, query: { link } });
    return seat !== null && seats[seat]?.player !== me?.id ? 'unseated' : null;
  } catch (refusal) {
    if (refusal instanceof Refusal && refusal.code === 'not-found') return 'not-admitted';
    throw refusal;
  }
}
