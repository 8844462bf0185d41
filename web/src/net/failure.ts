//! Failures in the reader's language.

import type { FailureCode } from '../text/failures';
import { reader } from '../text/language.svelte';
import { fromNow } from '../text/time';
import { Refusal } from './http';

/** A sentence for somebody whose wish failed; a place may know better than the code what it means there. */
export function sentence(failure: unknown, here: Partial<Record<FailureCode, string>> = {}): string {
  if (!(failure instanceof Refusal)) throw failure;
  if (failure.code === 'too-many') {
    return failure.wait === null ? reader.text.tooManyKept : reader.text.tooManyUntil(fromNow(reader.language, failure.wait));
  }
  return here[failure.code] ?? codeSentence(failure.code);
}

/** A sentence for the server's word. */
export function codeSentence(code: string): string {
  const known: Partial<Record<string, string>> = reader.text.failures;
  return known[code] ?? reader.text.unknownFailure(code);
}
