//! News about the reader's tables, which the server sends to whoever sits there.

/** Does something whenever a table changes, one or any; the answer ends it. */
export function follow(table: string | null, deed: () => void): () => void {
  const events = new EventSource('/api/me/tables/events');
  events.addEventListener('table', ({ data }) => {
    if (table === null || data === table) deed();
  });
  return () => events.close();
}
