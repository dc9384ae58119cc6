import { outdated, planOf } from './plan.ts';

/*
 * Keeps the built files of the app, so that it opens without a connection. Knows no account and keeps no answer of the
 * API.
 */

interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  /** Set by the build: addresses of the app's files, and a hash of them. */
  readonly evident: { readonly files: readonly string[]; readonly build: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listen: (event: Fetching) => void): void;
}

const worker = globalThis as unknown as Worker;
const { files, build } = worker.evident;
const known = new Set(files);
const PAGE = '/index.html';
/** The server behind a proxy is down. */
const IS_DOWN = new Set([502, 503, 504]);
/** Milliseconds to wait for the page on a connection that hangs. */
const PAGE_WAITS_MS = 10_000;

worker.addEventListener('install', (event) => event.waitUntil(install().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  const plan = planOf(url, request.mode === 'navigate', known);
  if (plan === 'page') event.respondWith(page(event));
  if (plan === 'file') event.respondWith(file(request, url));
});

/** Copies unchanged files from an earlier build. Fails, and is tried again, if the server has a newer build already. */
async function install(): Promise<void> {
  const cache = await caches.open(build);
  const missing: string[] = [];
  for (const path of files) {
    const before = path.startsWith('/assets/') ? await caches.match(path) : undefined;
    if (before) await cache.put(path, before);
    else missing.push(path);
  }
  await cache.addAll(missing.map((path) => new Request(path, { cache: 'no-cache' })));
}

/** Keeps the files of earlier builds for tabs that still run them. */
async function activate(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  await Promise.all(outdated(await caches.keys(), build).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The server's page, so that an update shows at once; the kept one without a connection. */
async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  const kept = async () => (await caches.open(build)).match(PAGE);
  const asked = async () => {
    const answer = (await preloadResponse) ?? (await fetch(request));
    return IS_DOWN.has(answer.status) ? ((await kept()) ?? answer) : answer;
  };
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PAGE_WAITS_MS);
  });
  try {
    return (await Promise.race([asked(), late])) ?? (await kept()) ?? (await asked());
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** Files named by their content come from any build; the few others from the server first. */
async function file(request: Request, { pathname }: URL): Promise<Response> {
  if (pathname.startsWith('/assets/')) return (await caches.match(pathname)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(build)).match(pathname)) ?? Response.error();
  }
}
