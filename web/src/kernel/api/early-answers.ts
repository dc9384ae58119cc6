/** What `src/early.ts` began before the app was there. */
export interface Early {
  /** By path and query. */
  readonly answers: Map<string, Promise<Response>>;
  changes: EventSource | null;
  /** Something changed before anybody listened. */
  missed: boolean;
}

declare global {
  interface Window {
    evidentEarly?: Early;
  }
}

/** Later than this a page is not opening any more: whoever asks wants to know how things are now. */
const OPENING_MS = 10_000;

/** The answer to a question that was asked before the app was there; each is given once. */
export function earlyAnswer({ method, url }: Request, now = performance.now()): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const answers = globalThis.window?.evidentEarly?.answers;
  if (method === 'GET') {
    const early = answers?.get(pathname + search);
    answers?.delete(pathname + search);
    return now < OPENING_MS ? early : undefined;
  }
  // What is written may change every answer; a visit changes none of these.
  if (!pathname.endsWith('/visits')) answers?.clear();
  return undefined;
}

/** The stream of changes that was opened before the app was there, unless it was refused; given once. */
export function earlyChanges(): { source: EventSource; missed: boolean } | undefined {
  const early = globalThis.window?.evidentEarly;
  const source = early?.changes;
  if (!early || !source) return undefined;
  early.changes = null;
  return source.readyState === source.CLOSED ? undefined : { source, missed: early.missed };
}
