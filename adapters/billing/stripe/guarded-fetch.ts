/** How requests leave: the guarded client of this installation. Rejects with a message without secrets. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly timeMs: number;
    readonly most: number;
    readonly signal?: AbortSignal;
  },
) => Promise<{ readonly status: number; readonly body: string; readonly retryAfter: string | null }>;

const TIME_MS = 30_000;
const ANSWER_MAX = 8 * 1024 * 1024;

/** The part of `fetch` that the SDK uses. */
export const guardedFetch =
  (send: Send) =>
  async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body, signal } = init;
    const {
      status,
      body: answer,
      retryAfter,
    } = await send(method as 'GET', String(address), {
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof body === 'string' ? body : '',
      timeMs: TIME_MS,
      most: ANSWER_MAX,
      ...(signal && { signal }),
    });
    return new Response(answer, { status, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } });
  };
