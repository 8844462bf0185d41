//! Pieces and places that a move can name: `{@attach piece(id, label)}` makes an element one of them.

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/**
 * What a piece is called in moves: a word, or words that stand side by side (`green 4`, `1 -2`).
 * Several, if it is called differently: `['select 5', 'take 5']`.
 */
export type Ids = string | readonly string[];

/** Who knows what a click on a piece means: the table. */
export interface Picker {
  /** Whether an offered move names the piece. */
  lit(ids: Ids): boolean;
  /** Whether it was clicked already. */
  chosen(ids: Ids): boolean;
  /** Whether it has just moved; `mat` is the seat on whose mat it lies. */
  moved(ids: Ids, mat: number | null): boolean;
  /** Takes a click. */
  choose(ids: Ids): void;
}

const KEY = Symbol('picker');

/** The seat on whose mat an element lies; mats are marked with `data-mat`. */
function matOf(element: Element): number | null {
  const mat = element.closest<HTMLElement>('[data-mat]')?.dataset['mat'];
  return mat === undefined ? null : Number(mat);
}

/** Gives all pieces drawn below the calling component to a picker. */
export function setPicker(picker: Picker): void {
  setContext(KEY, picker);
}

/** Who lights the pieces around the calling component; outside a table nobody does. */
export function thePicker(): Picker | undefined {
  return getContext<Picker | undefined>(KEY);
}

/** Makes an element a piece with a spoken name. Outside a table it is only named. */
export function piece(ids: Ids, label: string): Attachment<Element> {
  const picker = thePicker();
  return (element) => {
    const lit = picker?.lit(ids) ?? false;
    const chosen = picker?.chosen(ids) ?? false;
    element.setAttribute('data-id', typeof ids === 'string' ? ids : ids.join('|'));
    element.setAttribute('aria-label', label);
    element.classList.toggle('lit', lit);
    element.classList.toggle('chosen', chosen);
    element.classList.toggle('moved', picker?.moved(ids, matOf(element)) ?? false);
    if (!lit && !chosen) {
      element.setAttribute('role', element.querySelector('[data-id]') ? 'group' : 'img');
      element.removeAttribute('tabindex');
      element.removeAttribute('aria-pressed');
      return;
    }
    element.setAttribute('role', 'button');
    element.setAttribute('tabindex', '0');
    element.setAttribute('aria-pressed', String(chosen));
    const click = (event: Event) => {
      event.stopPropagation();
      picker?.choose(ids);
    };
    const key = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      click(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', key);
    };
  };
}
