//! What a page says to its service worker.

/** `is-mine`: whether the page is of a waiting worker's own build, by the address of its first script; it answers with a
 *  boolean, and takes such a page over at once. `now`: the reader wants the waiting worker's build. `keep-engine`: the engine
 *  is wanted here, and will be without a network too. */
export type Asked = { wish: 'is-mine'; script: string } | { wish: 'now' } | { wish: 'keep-engine' };
