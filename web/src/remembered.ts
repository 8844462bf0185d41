//! What this browser remembers of its reader's choices. Within somebody else's page it may let us remember nothing.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds until the page is closed.
  }
}
