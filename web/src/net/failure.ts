//! Failures in the reader's language.

import { reader } from '../text/language.svelte';
import { Refusal } from './http';

/** A sentence for somebody whose wish failed. */
export function sentence(failure: unknown): string {
  if (!(failure instanceof Refusal)) throw failure;
  return codeSentence(failure.code);
}

/** A sentence for the server's word. */
export function codeSentence(code: string): string {
  const known: Partial<Record<string, string>> = reader.text.failures;
  return known[code] ?? reader.text.failed;
}
