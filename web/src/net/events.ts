//! News about the reader's tables, which the server sends to whoever sits there.

import { ofFiles } from '../edition';

/** Does something whenever a table changes, one or any; the answer ends it. */
export function follow(table: string | null, deed: () => void): () => void {
  if (ofFiles) return () => undefined;
  const events = new EventSource('/api/me/tables/events');
  events.addEventListener('table', ({ data }) => {
    // Without a name it may be any.
    if (table === null || data === table || data === '') deed();
  });
  // The session has ended: whoever looks again finds out.
  events.addEventListener('error', () => {
    if (events.readyState === EventSource.CLOSED) deed();
  });
  return () => events.close();
}
