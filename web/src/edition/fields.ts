//! Which field a path of an edition means, and what stands in one.

import type { EditionForm, FormField, FormPart } from '../wire/api';

/** The field at a path; else the first one below it, or the one around it. */
export function fieldOf(form: EditionForm | null, path: string | null): FormField | null {
  if (!form || path === null) return null;
  const fields = form.parts.flatMap((part) => part.fields);
  return (
    fields.find((field) => field.path === path) ??
    fields.find((field) => field.path.startsWith(`${path}.`)) ??
    fields.find((field) => path.startsWith(`${field.path}.`)) ??
    null
  );
}

/** The part with a field. */
export function partOf(form: EditionForm | null, field: FormField | null): FormPart | null {
  return form?.parts.find((part) => field !== null && part.fields.includes(field)) ?? null;
}

/** The kinds of components, in the order of the form. */
export function kindsOf(form: EditionForm): string[] {
  return [...new Set(form.parts.map(({ kind }) => kind))];
}

/** A word of a data file without its quotes. */
export function bare(word: string): string {
  return word.replace(/^"(.*)"$/, '$1');
}
