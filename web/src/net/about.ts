//! What the server tells about itself.

import { Refusal, request } from './http';

/** What the other way to sign in is called; none if there is no other. */
export async function otherSignIn(): Promise<string | null> {
  try {
    const { sign_in_with } = await request('GET /about');
    return sign_in_with?.name ?? null;
  } catch (refusal) {
    if (refusal instanceof Refusal) return null;
    throw refusal;
  }
}

/** Where a browser goes to sign in the other way, and where it comes back to. */
export const toOtherSignIn = (back: string) => `/api/oidc/start?return=${encodeURIComponent(back)}`;
