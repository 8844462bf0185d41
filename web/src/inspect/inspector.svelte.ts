//! Which thing is looked at: pointed at, focused, pressed for long, clicked although it cannot be played, or by the key `i`.

import { isDirection, toward } from '../table/steer';
import { hush, isPlayable, type Thing, thingAt, things } from './thing';

/** A thing whose card is open. */
export interface Seen extends Thing {
  /** Stays until it is closed. */
  pinned: boolean;
  /** Whether somebody wanted to play it. */
  clicked: boolean;
}

const REST_MS = 450;
const PRESS_MS = 480;
/** So far a finger may tremble while it presses. */
const TREMBLE = 9;

const typing = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input:not([type=range]), textarea, select');

/** The card of a screen. */
export class Inspector {
  seen: Seen | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over: Element | null = null;
  #pressed: { x: number; y: number } | null = null;
  /** A long press ends with a click that is not meant. */
  #swallow = false;
  /** Where the focus was before the keyboard walked over things. */
  #from: HTMLElement | SVGElement | null = null;

  /** Opens the card of a thing. */
  open(thing: Thing, how: { pinned: boolean; clicked?: boolean }): void {
    clearTimeout(this.#timer);
    this.seen = { ...thing, pinned: how.pinned, clicked: how.clicked ?? false };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.seen = null;
    this.#from?.focus();
    this.#from = null;
  }

  /** Listens to a screen; the answer ends it. */
  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const on = <K extends keyof DocumentEventMap>(kind: K, hear: (event: DocumentEventMap[K]) => void, capture = false) =>
      document.addEventListener(kind, hear, { signal, capture });
    on('pointerover', (event) => event.pointerType === 'mouse' && this.#point(event.target));
    on('focusin', (event) => this.#focus(event.target));
    on('focusout', () => this.#leave());
    on('pointerdown', (event) => this.#press(event));
    on('pointermove', (event) => {
      if (this.#pressed && Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y) > TREMBLE) this.#release();
    });
    on('pointerup', () => this.#release());
    on('pointercancel', () => this.#release());
    on('click', (event) => this.#swallowed(event), true);
    on('click', (event) => this.#click(event));
    on('contextmenu', (event) => {
      if (this.#swallow) event.preventDefault();
    });
    on('keydown', (event) => this.#key(event), true);
    return () => {
      clearTimeout(this.#timer);
      ending.abort();
    };
  }

  #point(target: EventTarget | null): void {
    if (target instanceof Element && target.closest('.inspector')) return;
    const thing = thingAt(target);
    if (thing) hush(target);
    if (thing?.element === this.#over) return;
    this.#over = thing?.element ?? null;
    this.#leave();
    if (thing) this.#soon(thing);
  }

  #focus(target: EventTarget | null): void {
    const thing = thingAt(target);
    if (thing && thing.element === target && thing.element.matches(':focus-visible')) this.#soon(thing);
  }

  /** Shows a thing after a rest, unless another card was opened to stay. */
  #soon(thing: Thing): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.seen?.pinned && thing.element.isConnected) this.open(thing, { pinned: false });
    }, REST_MS);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    if (this.seen && !this.seen.pinned) this.seen = null;
  }

  #press(event: PointerEvent): void {
    this.#swallow = false;
    const thing = thingAt(event.target);
    if (event.pointerType === 'mouse' || !thing) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pressed = null;
      this.#swallow = true;
      this.open(thing, { pinned: true });
    }, PRESS_MS);
  }

  #release(): void {
    if (!this.#pressed) return;
    this.#pressed = null;
    clearTimeout(this.#timer);
  }

  #swallowed(event: Event): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Clicks on lit pieces do not come here. */
  #click({ target }: Event): void {
    if (target instanceof Element && target.closest('.inspector, dialog')) return;
    const thing = thingAt(target);
    if (thing && !isPlayable(thing)) this.open(thing, { pinned: true, clicked: thing.element.hasAttribute('data-id') });
    else if (this.seen) this.seen = null;
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target) || document.querySelector('dialog[open]')) return;
    if (event.key === 'i') this.#toggle();
    else if (event.key === 'Escape' && this.seen) this.close();
    else if (isDirection(event.key) && this.seen?.pinned) this.#walk(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #toggle(): void {
    if (this.seen?.pinned) {
      this.close();
      return;
    }
    const active = document.activeElement;
    const thing = thingAt(active) ?? this.seen ?? thingAt(this.#over) ?? thingAt(things(document)[0] ?? null);
    if (!thing) return;
    this.#from = active instanceof HTMLElement || active instanceof SVGElement ? active : null;
    this.#show(thing);
  }

  /** To the next thing in a direction, whether it can be played or not. */
  #walk(direction: Parameters<typeof toward>[2]): void {
    const all = things(document);
    const spots = all.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const next = thingAt(all[toward(spots, all.findIndex((element) => element === this.seen?.element), direction)] ?? null);
    if (next) this.#show(next);
  }

  #show(thing: Thing): void {
    const { element } = thing;
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    this.open(thing, { pinned: true });
  }
}
