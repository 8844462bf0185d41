//! Where the focus goes when what it was on is gone: it stays on the board, or goes to the first offer.

/** What the focus was on: a piece of the board or a mat, or the list of moves. */
type Side = 'board' | 'moves';

const PIECE = '[data-id][tabindex="0"]';

/** The middle of an element on the screen. */
function middle(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const isShown = (element: Element) => element.getClientRects().length > 0;

/** The lit piece that lies nearest to where the focus was. */
function nearest(from: { x: number; y: number }): Element | undefined {
  const far = (piece: Element) => Math.hypot(middle(piece).x - from.x, middle(piece).y - from.y);
  return [...document.querySelectorAll(PIECE)].filter(isShown).toSorted((one, other) => far(one) - far(other))[0];
}

function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  element.focus({ preventScroll: true });
  return true;
}

/** Follows the focus of one table. */
export class Focus {
  #side: Side | null = null;
  #piece = '';
  #place = { x: 0, y: 0 };
  #byKeys = false;

  /** Listens; the answer ends it. */
  follow(): () => void {
    const ends = new AbortController();
    const options = { signal: ends.signal, capture: true };
    document.addEventListener('focusin', ({ target }) => target instanceof Element && this.#note(target), options);
    document.addEventListener('keydown', () => (this.#byKeys = true), options);
    document.addEventListener('pointerdown', () => (this.#byKeys = false), options);
    return () => ends.abort();
  }

  #note(target: Element): void {
    if (target.matches(PIECE)) {
      this.#side = 'board';
      this.#piece = target.getAttribute('data-id') ?? '';
      this.#place = middle(target);
    } else if (target.closest('.moves')) this.#side = 'moves';
  }

  /** Finds a new place for a focus that is lost; `otherwise` for one that was nowhere before. */
  settle(otherwise: Side | null = null): void {
    const active = document.activeElement;
    if ((active && active !== document.body) || document.querySelector('dialog[open]')) return;
    const side = this.#side ?? otherwise;
    if (side === null) return;
    if (side === 'board' && this.#onBoard()) return;
    this.#onMoves();
  }

  #onBoard(): boolean {
    const same = document.querySelector(`${PIECE}[data-id="${CSS.escape(this.#piece)}"]`);
    return focus(same && isShown(same) ? same : nearest(this.#place));
  }

  /** Who clicks gets the list and not its first button: a blank pressed for scrolling must not play. */
  #onMoves(): void {
    const first = [...document.querySelectorAll('[data-offer], [data-group]')].find(isShown);
    const list = first?.parentElement;
    if (!this.#byKeys && list) {
      list.tabIndex = -1;
      // A place to begin from, nothing to press.
      list.style.outline = 'none';
    }
    if (!focus(this.#byKeys ? first : list)) focus(document.querySelector('[data-end]'));
  }
}
