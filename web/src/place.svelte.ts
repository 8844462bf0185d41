//! Where the reader is, and how links lead elsewhere without a reload. On a web space that only has files, the address within
//! the page stands behind `#`: such a space knows no other.

import { ofFiles } from './edition';
import { ALL } from './lobby/search';
import { parse, path, type Route } from './route';

/** An address within the page, as the browser shows it. */
export function shown(address: string): string {
  return ofFiles ? `#${within(address)}` : address;
}

/** The part of an address that is the page's: `/rules/pebbles#2.1`. */
function within(address: string): string {
  const { pathname, search, hash } = new URL(address, location.origin);
  return hash.startsWith('#/') ? hash.slice(1) : `${pathname}${search}${hash}`;
}

/** What the browser's address says. */
function read(): Route {
  return parse(ofFiles ? new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', location.origin) : new URL(location.href));
}

class Place {
  route: Route = $state.raw({ screen: 'home', search: ALL });

  /** Reads the address, and from now on follows it. */
  follow(): void {
    const look = () => (this.route = read());
    look();
    // It is told once, and neither again nor to whom the address is sent.
    if (this.route.screen === 'account' && this.route.failed !== null) history.replaceState(null, '', shown(path(this.route)));
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
    document.addEventListener('click', (event) => this.#click(event));
    if (ofFiles) for (const way of ['pointerdown', 'focusin', 'contextmenu']) document.addEventListener(way, lead, { capture: true });
  }

  /** Goes to an address of ours. */
  go(address: string): void {
    history.pushState(null, '', shown(address));
    this.route = read();
    scrollTo(0, 0);
  }

  /** Changes the address without a step to go back to. */
  replace(address: string): void {
    history.replaceState(history.state, '', shown(address));
    this.route = read();
  }

  /** An address of ours as others can open it. */
  whole(address: string): string {
    return new URL(shown(address), location.href).href;
  }

  #click(event: MouseEvent): void {
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!plain || event.defaultPrevented || !link || !ours(link)) return;
    // A link within the screen is the browser's.
    if (link.hash !== '' && !link.hash.startsWith('#/') && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  }
}

/** Whether a link leads to another screen of the page. */
function ours(link: HTMLAnchorElement): boolean {
  return link.origin === location.origin && link.target === '' && !link.hasAttribute('download') && !link.pathname.startsWith('/api');
}

/** Writes a link that is about to be used as it leads on a web space of files, so that a new tab finds it too. */
function lead({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const written = link?.getAttribute('href');
  if (link && written?.startsWith('/') && ours(link)) link.setAttribute('href', shown(written));
}

/** The place of this page. */
export const place = new Place();
