//! Asking the server for a review until it is there.

import { request } from '../net/http';
import type { Review } from '../wire/api';

/** Which review is wished. */
export interface Wish {
  id: string;
  link: string | null;
  open: boolean;
}

/** Asks again and again; each answer says how far it has come, from 0 to 1. A signal lets go of it. */
export async function reviewOf({ id, link, open }: Wish, onprogress: (share: number) => void, signal: AbortSignal): Promise<Review> {
  for (;;) {
    const { done, parts, review } = await request('GET /tables/{id}/review', { path: { id }, query: { open, link }, signal });
    if (review) return review;
    onprogress(done / Math.max(1, parts));
  }
}
