import { createHash, randomBytes } from 'node:crypto';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Answer, Visitor } from './visitor.ts';

/** Fetches from an application that does not listen, by any host. */
export const fetchFrom =
  (app: NestFastifyApplication): typeof fetch =>
  async (input, init) => {
    const request = new Request(input as URL, init);
    const { pathname, search, host } = new URL(request.url);
    const payload = await request.text();
    const answer = await app.inject({
      method: request.method as 'GET' | 'POST',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), host },
      ...(payload !== '' && { payload }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined) headers.set(name, String(value));
    return new Response([204, 304].includes(answer.statusCode) ? null : answer.body, {
      status: answer.statusCode,
      headers,
    });
  };

/** A program that keeps what the official SDK gives it in memory. */
export class MemoryProvider implements OAuthClientProvider {
  private readonly kept = new Map<string, unknown>();
  /** The page to which the member was sent. */
  sentTo: URL | null = null;

  constructor(readonly redirectUrl: string) {}

  get clientMetadata() {
    return { client_name: 'Assistant', redirect_uris: [this.redirectUrl], token_endpoint_auth_method: 'none' };
  }
  state = () => 'state-1';
  clientInformation = () => this.kept.get('client') as { client_id: string } | undefined;
  saveClientInformation = (value: unknown) => void this.kept.set('client', value);
  tokens = () =>
    this.kept.get('tokens') as { access_token: string; token_type: string; refresh_token: string } | undefined;
  saveTokens = (value: unknown) => void this.kept.set('tokens', value);
  saveCodeVerifier = (value: string) => void this.kept.set('verifier', value);
  codeVerifier = () => this.kept.get('verifier') as string;
  saveDiscoveryState = (value: unknown) => void this.kept.set('discovery', value);
  discoveryState = () => this.kept.get('discovery') as never;
  invalidateCredentials = (what: string) => {
    if (what === 'all') this.kept.clear();
    else this.kept.delete(what);
  };
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url;
  };
}

const NAMES = {
  client_id: 'clientId',
  redirect_uri: 'redirectUri',
  response_type: 'responseType',
  scope: 'scope',
  state: 'state',
  code_challenge: 'codeChallenge',
  code_challenge_method: 'codeChallengeMethod',
  code: 'code',
  resource: 'resource',
} as const;

/** Parameters of the page, as the web app sends them. */
export const parametersOf = (page: URL): Record<string, string> =>
  Object.fromEntries(
    Object.entries(NAMES).flatMap(([name, property]) =>
      page.searchParams.has(name) ? [[property, page.searchParams.get(name)!]] : [],
    ),
  );

/** Allows a request, as the page does. */
export const allow = (
  visitor: Visitor,
  teamId: string,
  page: URL,
  scopes: readonly string[],
  host = 'localhost',
  headers: Record<string, string> = {},
): Promise<Answer> =>
  visitor.post('/authorizations', { ...parametersOf(page), scopes }, host, {
    'x-evident-workspace': teamId,
    ...headers,
  });

export function newVerifier(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** A program that speaks HTTP itself, for requests that no SDK sends. */
export class PlainProgram {
  readonly pkce = newVerifier();

  private constructor(
    private readonly app: NestFastifyApplication,
    readonly clientId: string,
    readonly redirectUri: string,
  ) {}

  static async register(app: NestFastifyApplication, redirectUri = 'https://program.example/back', name = 'Program') {
    const { status, body } = await PlainProgram.ask(app, { client_name: name, redirect_uris: [redirectUri] });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return new PlainProgram(app, body['client_id']!, redirectUri);
  }

  static async ask(app: NestFastifyApplication, metadata: unknown, ip = '203.0.113.9') {
    const answer = await app.inject({
      method: 'POST',
      url: '/oauth/register',
      headers: { host: 'localhost', 'x-forwarded-for': ip },
      payload: metadata as object,
    });
    return { status: answer.statusCode, body: answer.json() as Record<string, string> };
  }

  page(more: Record<string, string> = {}): URL {
    const parameters = {
      client_id: this.clientId,
      redirect_uri: this.redirectUri,
      response_type: 'code',
      scope: 'read write',
      state: 'state-1',
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      ...more,
    };
    return new URL(`http://localhost/integrations/authorize?${new URLSearchParams(parameters)}`);
  }

  form(path: 'token' | 'revoke', form: Record<string, string> | string) {
    return this.app
      .inject({
        method: 'POST',
        url: `/oauth/${path}`,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
      })
      .then((answer) => ({
        status: answer.statusCode,
        headers: answer.headers,
        body: (answer.body ? answer.json() : {}) as Record<string, string>,
      }));
  }

  exchange(code: string, more: Record<string, string> = {}) {
    return this.form('token', {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      code,
      code_verifier: this.pkce.verifier,
      redirect_uri: this.redirectUri,
      ...more,
    });
  }

  refresh(refreshToken: string, more: Record<string, string> = {}) {
    return this.form('token', {
      grant_type: 'refresh_token',
      client_id: this.clientId,
      refresh_token: refreshToken,
      ...more,
    });
  }
}

export const codeIn = (url: string): string => new URL(url).searchParams.get('code')!;
