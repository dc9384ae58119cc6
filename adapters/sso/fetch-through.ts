/** The guarded client to other servers. */
export interface Outbound {
  send(
    method: 'GET' | 'POST',
    address: string,
    request: {
      readonly headers: Record<string, string>;
      readonly body: string;
      readonly timeMs: number;
      readonly most: number;
    },
  ): Promise<{
    readonly status: number;
    readonly body: string;
    readonly headers?: Readonly<Record<string, string | string[] | undefined>>;
  }>;
}

interface Asked {
  readonly method?: string;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
}

const ANSWER_BYTES = 1_048_576;
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** The interface of `fetch` for libraries, through the guarded client. */
export const fetchThrough =
  (outbound: Outbound, timeMs: number) =>
  async (address: string, { method, headers, body }: Asked): Promise<Response> => {
    const answer = await outbound.send(method === 'POST' ? 'POST' : 'GET', address, {
      headers: Object.fromEntries(new Headers(headers)),
      body: body === null || body === undefined ? '' : String(body),
      timeMs,
      most: ANSWER_BYTES,
    });
    const type = answer.headers?.['content-type'];
    return new Response(BODILESS.has(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': String(type) },
    });
  };
