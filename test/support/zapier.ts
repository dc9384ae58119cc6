import { join } from 'node:path';

interface Request {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly skipThrowForStatus?: boolean;
}
interface Response {
  readonly status: number;
  readonly data: unknown;
  throwForStatus(): void;
}
interface Bundle {
  readonly inputData?: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}
type Perform = (z: object, bundle: object) => Promise<never>;
interface ZapierApp {
  readonly authentication: { readonly test: Perform };
  readonly beforeRequest: readonly ((request: Request, z: object, bundle: object) => Request)[];
  readonly triggers: Readonly<Record<string, { readonly operation: Readonly<Record<string, Perform>> }>>;
  readonly creates: Readonly<Record<string, { readonly operation: { readonly perform: Perform } }>>;
  readonly searches: Readonly<Record<string, { readonly operation: { readonly perform: Perform } }>>;
}

/** Runs the generated Zapier app as Zapier does, against an installation. */
export async function zapierAt(url: string, token: string) {
  const { default: app } = (await import(join(import.meta.dirname, '../../openapi/zapier/index.js'))) as {
    default: ZapierApp;
  };
  const cursor = { value: '' };
  const zapier = {
    app,
    /** Called before each request leaves, and after each answer; throws for a lost connection. */
    before: (_: Request): void => undefined,
    after: (_: Request): void => undefined,
    run: (perform: Perform, bundle: Bundle = {}): Promise<unknown> =>
      perform(z, { inputData: {}, meta: {}, ...bundle, authData: { url, token } }),
  };

  async function send(given: Request | string): Promise<Response> {
    const authData = { url, token };
    const asked = typeof given === 'string' ? { url: given } : given;
    const request = app.beforeRequest.reduce((one, change) => change(one, z, { authData }), asked);
    zapier.before(request);
    const query = new URLSearchParams(
      Object.entries(request.params ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const response = await fetch(`${request.url}${query.size > 0 ? `?${query}` : ''}`, {
      method: request.method ?? 'GET',
      headers: { ...(request.body !== undefined && { 'content-type': 'application/json' }), ...request.headers },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    const text = await response.text();
    zapier.after(request);
    const answer: Response = {
      status: response.status,
      data: text === '' ? undefined : (JSON.parse(text) as unknown),
      throwForStatus() {
        if (response.status >= 400) throw new Error(`${response.status} ${text}`);
      },
    };
    if (!request.skipThrowForStatus) answer.throwForStatus();
    return answer;
  }

  const z = {
    request: send,
    cursor: {
      get: async () => cursor.value,
      set: async (value: string) => {
        cursor.value = value;
      },
    },
    errors: { Error },
  };
  return zapier;
}
