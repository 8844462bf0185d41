//! The line to a table: a WebSocket to the server, or the table on this machine.

import { isHere } from '../here/id';
import { HereSocket } from '../here/socket';

/** What a connection needs of a WebSocket. */
export interface Channel {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Opens the line; the query says who looks, and what they know. */
export type Dial = (table: string, query: URLSearchParams) => Channel;

export const channel: Dial = (table, query) => {
  if (isHere(table)) return new HereSocket(table, query);
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live?${query}`) as Channel;
};
