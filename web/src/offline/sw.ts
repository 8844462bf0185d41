//! The service worker: keeps the page, its chunks and opened replays, so that they can be read without a network.

/** All files of this build; the build puts them here. */
declare const __FILES__: string[];
/** A word for this build; the build puts it here. */
declare const __BUILD__: string;

/** What a service worker needs of its scope. */
interface Worker extends EventTarget {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
}

interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface Fetching extends Lasting {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as Worker;
const PAGE = `page-${__BUILD__}`;
const READ = 'read';
/** How many replays and lists are kept at most. */
const MOST_READ = 60;

worker.addEventListener('install', (event) => {
  const stored = [
    caches.open(PAGE).then((cache) => cache.addAll(__FILES__)),
    ...(__STATIC__ ? [] : [caches.open(READ).then((cache) => cache.add('/api/games'))]),
  ];
  (event as Lasting).waitUntil(Promise.all(stored).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== PAGE && name !== READ).map((name) => caches.delete(name))));
  (event as Lasting).waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event as Fetching;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') (event as Fetching).respondWith(pageFor(request));
  else if (readable(url.pathname)) (event as Fetching).respondWith(fresh(request));
  else if (!url.pathname.startsWith('/api')) (event as Fetching).respondWith(kept(request));
});

/** What can be read again later: the games, matches that were replayed, and their tables. */
function readable(path: string): boolean {
  return /^\/api\/(games|tables\/[^/]+(\/(replay|record))?)$/.test(path);
}

/** A screen: the server's page, or without a network the kept one. */
async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (failure) {
    const page = await caches.match('./');
    if (page) return page;
    throw failure;
  }
}

/** A file of the build: names carry digests, so what is kept is right. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** The server's answer, kept for later; without a network what was kept. */
async function fresh(request: Request): Promise<Response> {
  const cache = await caches.open(READ);
  try {
    const response = await fetch(request);
    if (response.ok) {
      await cache.put(request, response.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_READ)).map((key) => cache.delete(key)));
    }
    return response;
  } catch (failure) {
    const before = await cache.match(request);
    if (before) return before;
    throw failure;
  }
}

export {};
