//! What the server tells about itself.

import { get, Refusal } from './http';

interface About {
  /** By whom people can be vouched for instead of a password here. */
  sign_in_with?: { name: string } | null;
}

/** What the other way to sign in is called; none if there is no other. */
export async function otherSignIn(): Promise<string | null> {
  try {
    const { sign_in_with } = await get<About>('/about');
    return sign_in_with?.name ?? null;
  } catch (refusal) {
    if (refusal instanceof Refusal) return null;
    throw refusal;
  }
}

/** Where a browser goes to sign in the other way, and where it comes back to. */
export const toOtherSignIn = (back: string) => `/api/oidc/start?return=${encodeURIComponent(back)}`;
