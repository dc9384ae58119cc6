import type { Early, EarlyStream } from './kernel/api/early-answers.ts';

/*
 * Runs before the app, without imports: starts the first API requests and loads the screen of this address while the
 * app is fetched.
 * `kernel/api/send.ts` uses the responses; the app repeats any request that differs.
 */

interface FirstScreen {
  readonly at: RegExp;
  readonly load: () => Promise<unknown>;
  /** Paths below `/api/v1/`; `id` comes from the address. */
  readonly asks: (id: string) => readonly string[];
}

/** Public pages outside a workspace: sign-in and shared links. */
const OUTSIDE = /^\/(?:$|auth\/|account\/|integrations\/|mailbox|team-redirect\/|p\/|public-object\/)/;
const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const itemAt = (place: string): RegExp => new RegExp(`^/${place}/(?:[^/]*-)?(${ID})$`);

const NOTES = '/notes?grouped=true&archived=false&sort=DATE&direction=DESC&limit=100';

const SCREENS: readonly FirstScreen[] = [
  { at: /^\/home$/, load: () => import('./routes/home.tsx'), asks: () => ['published-insights?limit=24'] },
  { at: /^\/projects\/all-projects$/, load: () => import('./routes/projects.tsx'), asks: () => ['folders?limit=1000'] },
  { at: itemAt('data'), load: () => import('./routes/note.tsx'), asks: (id) => [`notes/${id}`] },
  { at: itemAt('insights'), load: () => import('./routes/insight.tsx'), asks: (id) => [`insights/${id}`] },
  {
    at: itemAt('projects'),
    load: () => import('./routes/project.tsx'),
    // With a query in the address, the list requests its filtered notes itself.
    asks: (id) => [
      ...['', '/insights?limit=24', '/tag-boards', '/counts', ...(location.search === '' ? [NOTES] : [])].map(
        (of) => `projects/${id}${of}`,
      ),
      'folders?limit=1000',
    ],
  },
];

/**
 * Joins the stream of changes that the tabs of the last account share, or opens it if no tab reads it.
 * `kernel/queries/share-stream.ts` takes over.
 */
async function follow(early: Early): Promise<void> {
  const account = localStorage.getItem('evident-device');
  const { locks } = navigator;
  if (account === null || (!locks && document.hidden)) return;
  const name = `evident-changes.${account}`;
  const channel = new BroadcastChannel(name);
  const taken = new AbortController();
  const stream: EarlyStream = { name, channel, source: null, missed: false, taken, leave: () => channel.close() };
  early.stream = stream;
  const miss = (): void => {
    stream.missed = true;
    early.answers.clear();
  };
  channel.onmessage = miss;
  const lead = (): Promise<void> | undefined => {
    if (taken.signal.aborted) return undefined;
    const source = new EventSource('/api/v1/changes');
    stream.source = source;
    for (const news of ['change', 'missed'])
      source.addEventListener(
        news,
        () => {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
          if (locks) channel.postMessage('missed');
          miss();
        },
        { signal: taken.signal },
      );
    return new Promise((release) => {
      stream.leave = () => {
        source.close();
        channel.close();
        release();
      };
    });
  };
  // The back/forward cache would keep the connection.
  addEventListener(
    'pagehide',
    () => {
      stream.leave();
      early.stream = null;
      taken.abort();
    },
    { signal: taken.signal },
  );
  if (!locks) return void lead();
  return new Promise((decided, failed) => {
    const join = (lock: Lock | null): Promise<void> | undefined => {
      const led = lock ? lead() : undefined;
      decided();
      return led;
    };
    locks.request(name, { ifAvailable: true }, join).catch(failed);
  });
}

function begin(path: string): void {
  if (OUTSIDE.test(path)) return;
  const screen = SCREENS.find(({ at }) => at.test(path));
  const id = screen?.at.exec(path)?.[1] ?? '';
  const early: Early = { answers: new Map(), stream: null };
  window.evidentEarly = early;
  // Comes before the first responses, so that no change is missed.
  const following = follow(early).catch(() => undefined);
  for (const question of ['me', ...(screen?.asks(id) ?? []), 'auth/environment']) {
    const url = `/api/v1/${question}`;
    const answer = following.then(() => fetch(url, { credentials: 'include' }));
    // Errors are handled by the consumer, if any.
    answer.catch(() => undefined);
    early.answers.set(url, answer);
  }
  // The router retries failed imports.
  screen?.load().catch(() => undefined);
}

begin(location.pathname);
