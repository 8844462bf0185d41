//! What can be inspected: pieces (`data-id`), what is named with `data-inspect`, and every drawing that has a spoken name.

/** Pieces and what is marked to be told about. */
const MARKED = '[data-id], [data-inspect]';
/** Drawings and numbers with a name; controls say by themselves what they do. */
const NAMED = ':is([role="img"][aria-label], [title], [data-told]):not(button, a, input, select, textarea, summary)';

/** Something that a card can be opened for. */
export interface Thing {
  element: Element;
  ids: readonly string[];
  /** Its spoken name. */
  label: string;
}

/** The innermost thing around an element of the page. */
export function thingAt(target: EventTarget | null): Thing | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest(MARKED) ?? target.closest(NAMED);
  if (!element || element.closest('.inspector, header')) return null;
  const ids = (element.getAttribute('data-inspect') ?? element.getAttribute('data-id') ?? '').split('|').filter((id) => id !== '');
  const label = ['aria-label', 'title', 'data-told'].map((name) => element.getAttribute(name)).find((said) => said) ?? element.textContent.trim();
  return { element, ids, label };
}

/** Keeps the browser from showing its own small hint beside the card. */
export function hush(target: EventTarget | null): void {
  for (let at = target instanceof Element ? target.closest('[title]') : null; at; at = at.parentElement?.closest('[title]') ?? null) {
    if (at.matches('button, a, input')) continue;
    at.setAttribute('data-told', at.getAttribute('title') ?? '');
    at.removeAttribute('title');
  }
}

/** Whether a click on it means a move. */
export function isPlayable({ element }: Thing): boolean {
  return element.matches('[data-id]:is(.lit, .chosen)');
}

/** All things in sight, in the order of the page. */
export function things(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`${MARKED}, ${NAMED}`)].filter(
    (element) => thingAt(element)?.element === element && element.getClientRects().length > 0,
  );
}
