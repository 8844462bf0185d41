//! The service worker: keeps the page, its chunks and opened replays, so that they can be read without a network.

import { hasVectors } from '../here/vectors';
import type { Asked } from './take-over';

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
/** Whether there is no server behind the page. */
const OF_FILES = worker.location.search === '?files';
/** How many replays and lists are kept at most. */
const MOST_READ = 60;

worker.addEventListener('install', (event) => {
  const stored = [
    caches.open(PAGE).then((cache) => cache.addAll(__FILES__.filter((file) => !isEngine(file)))),
    // Where there is no server it is all there is to play with; elsewhere it comes when it is wanted, and then it stays.
    wantsEngine().then(async (wanted) => void (wanted && (await keepEngine()))),
    ...(OF_FILES ? [] : [caches.open(READ).then((cache) => cache.add('/api/games'))]),
  ];
  // A page that is open goes on with the files of its own build, until its reader wants the newer one.
  (event as Lasting).waitUntil(Promise.all(stored));
});

worker.addEventListener('message', (event) => {
  const { data, ports } = event as MessageEvent<Asked>;
  const isMine = data.wish === 'is-mine' && __FILES__.some((file) => new URL(file, worker.location.href).href === data.script);
  ports[0]?.postMessage(isMine);
  if (isMine || data.wish === 'now') void worker.skipWaiting();
  if (data.wish === 'keep-engine') (event as unknown as Lasting).waitUntil(keepEngine());
});

const isEngine = (file: string) => file.endsWith('.wasm');

/** Whether the engine is wanted from the beginning: without a server, or since an older build had it. */
async function wantsEngine(): Promise<boolean> {
  if (OF_FILES) return true;
  const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().some(({ url }) => isEngine(url));
}

/** Keeps the engine in the form that this processor runs. */
async function keepEngine(): Promise<void> {
  const cache = await caches.open(PAGE);
  const forms = __FILES__.filter(isEngine);
  const mine = forms.filter((file) => forms.length < 2 || hasVectors() !== file.includes('plain'));
  await Promise.all(mine.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
}

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

