/** Requests started by `src/early.ts` before the app loaded. */
export interface Early {
  /** By path and query. */
  readonly answers: Map<string, Promise<Response>>;
  stream: EarlyStream | null;
}

/** Place in the stream of changes that the tabs of an account share. */
export interface EarlyStream {
  /** Of the channel and the lock. */
  readonly name: string;
  readonly channel: BroadcastChannel;
  /** Open if this tab reads the stream; null if another does. */
  source: EventSource | null;
  /** An event arrived before the app. */
  missed: boolean;
  /** Aborted when the app takes over. */
  readonly taken: AbortController;
  leave: () => void;
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

/** Hands over the place taken before the app loaded, once, unless it is of another account or was refused. */
export function takeEarlyStream(name: string): EarlyStream | undefined {
  const early = globalThis.window?.evidentEarly;
  const stream = early?.stream;
  if (!early || !stream) return undefined;
  early.stream = null;
  stream.taken.abort();
  if (stream.name === name && stream.source?.readyState !== EventSource.CLOSED) return stream;
  stream.leave();
  return undefined;
}
