/** Requests started by `src/early.ts` before the app loaded. */
export interface Early {
  /** By path and query. */
  readonly answers: Map<string, Promise<Response>>;
  changes: EventSource | null;
  /** An event arrived before the first listener. */
  missed: boolean;
}

declare global {
  interface Window {
    evidentEarly?: Early;
  }
}

/** Milliseconds after which early responses are stale. */
const OPENING_MS = 10_000;

/** Returns the early response to a request; each is used once. */
export function earlyAnswer({ method, url }: Request, now = performance.now()): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const answers = globalThis.window?.evidentEarly?.answers;
  if (method === 'GET') {
    const early = answers?.get(pathname + search);
    answers?.delete(pathname + search);
    return now < OPENING_MS ? early : undefined;
  }
  // A write may affect every response, except for a recorded visit.
  if (!pathname.endsWith('/visits')) answers?.clear();
  return undefined;
}

/** Returns the stream of changes opened before the app loaded, once, unless it was refused. */
export function earlyChanges(): { source: EventSource; missed: boolean } | undefined {
  const early = globalThis.window?.evidentEarly;
  const source = early?.changes;
  if (!early || !source) return undefined;
  early.changes = null;
  return source.readyState === source.CLOSED ? undefined : { source, missed: early.missed };
}
