//! Keys at a table: what each of them does, wherever the focus is.

import { isDirection, toward, type Direction } from './steer';

/** What keys can do. */
export interface Keys {
  number(key: number): void;
  escape(): void;
  takeBack(): void;
  redo(): void;
  sendPlan(): void;
  skip(): void;
  hint(): void;
  lookBack(): void;
  rules(): void;
  chat(): void;
  notation(): void;
  help(): void;
}

/** Puts the focus on the lit piece that lies in a direction. */
function steer(root: HTMLElement, direction: Direction): void {
  const pieces = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-id][tabindex="0"]')].filter(
    (piece) => piece.getClientRects().length > 0,
  );
  const spots = pieces.map((piece) => {
    const { left, top, width, height } = piece.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const from = pieces.findIndex((piece) => piece === document.activeElement);
  const piece = pieces[toward(spots, from, direction)];
  piece?.focus();
  piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');
}

/** Listens to the keys of a table; the answer ends it. */
export function listen(root: HTMLElement, keys: Keys): () => void {
  const byName: Partial<Record<string, () => void>> = {
    Escape: () => keys.escape(),
    u: () => keys.takeBack(),
    y: () => keys.redo(),
    p: () => keys.sendPlan(),
    s: () => keys.skip(),
    h: () => keys.hint(),
    b: () => keys.lookBack(),
    r: () => keys.rules(),
    c: () => keys.chat(),
    '/': () => keys.notation(),
    '?': () => keys.help(),
  };
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (typing(event.target) || document.querySelector('dialog[open]')) return;
    const act = byName[event.key];
    if (isDirection(event.key) && !(event.target instanceof HTMLInputElement)) steer(root, event.key);
    else if (/^[0-9]$/.test(event.key)) keys.number(Number(event.key));
    else if (act) act();
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
