import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FakeGrant, type FakeWorld, called } from './fake-slack-methods.ts';

/** Settings of the app at the stand-in. */
export const SLACK_APP = { clientId: 'client.1', clientSecret: 'client-secret', signingSecret: 'signing-secret' };

interface Code extends FakeGrant {
  readonly challenge: string;
  readonly redirectUrl: string;
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

const signed = (text: string, at: Date): { body: string; headers: Record<string, string> } => {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const hash = createHmac('sha256', SLACK_APP.signingSecret).update(`v0:${seconds}:${text}`).digest('hex');
  return { body: text, headers: { 'x-slack-request-timestamp': seconds, 'x-slack-signature': `v0=${hash}` } };
};

const newWorld = (): FakeWorld => ({
  url: '',
  team: { id: 'T1', name: 'Analytical Engines' },
  person: 'U1',
  seconds: null,
  refreshed: 0,
  invited: ['C1'],
  names: { U1: 'Ada Lovelace', U2: 'Charles Babbage' },
  messages: [],
  posted: [],
  whispered: [],
  unfurled: [],
  views: [],
  expired: new Set(),
  next: [],
  requests: 0,
  asked: [],
});

/** Speaks the parts of Slack's documented protocol that Evident uses: OAuth v2 with PKCE, rotation, and the Web API. */
export async function fakeSlack() {
  const codes = new Map<string, Code>();
  const tokens = new Map<string, FakeGrant>();
  const refreshTokens = new Map<string, FakeGrant>();
  const world = newWorld();
  const issue = (grant: FakeGrant) => {
    const [access, refresh] = [`xoxe.${grant.user ? 'xoxp' : 'xoxb'}-${randomUUID()}`, `xoxe-1-${randomUUID()}`];
    tokens.set(access, grant);
    const base = { access_token: access, token_type: grant.user ? 'user' : 'bot', scope: grant.scopes.join(',') };
    if (world.seconds === null) return base;
    refreshTokens.set(refresh, grant);
    return { ...base, refresh_token: refresh, expires_in: world.seconds };
  };
  const isApp = ({ client_id: id, client_secret: secret }: Record<string, string>) =>
    id === SLACK_APP.clientId && secret === SLACK_APP.clientSecret;

  function exchange(form: Record<string, string>): object {
    if (!isApp(form)) return { ok: false, error: 'bad_client_secret' };
    if (form['grant_type'] === 'refresh_token') {
      const grant = refreshTokens.get(form['refresh_token'] ?? '');
      if (!grant) return { ok: false, error: 'invalid_refresh_token' };
      refreshTokens.delete(form['refresh_token'] ?? '');
      world.refreshed += 1;
      return { ok: true, ...issue(grant) };
    }
    const code = codes.get(form['code'] ?? '');
    codes.delete(form['code'] ?? '');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge || code.redirectUrl !== form['redirect_uri'])
      return { ok: false, error: 'invalid_code' };
    // Without scopes for the app only the person is granted.
    return code.user === null
      ? { ok: true, ...issue(code), team: world.team, authed_user: { id: world.person } }
      : { ok: true, team: world.team, authed_user: { id: code.user, ...issue(code) } };
  }

  function answerTo(method: string, token: string, form: Record<string, string>): object {
    world.asked.push(method);
    if (method === 'oauth.v2.access') return exchange(form);
    const grant = tokens.get(token);
    if (!grant) return { ok: false, error: 'token_revoked' };
    if (method !== 'auth.revoke') return called(world, grant, method, form);
    tokens.delete(token);
    return { ok: true, revoked: true };
  }

  /** A person allows what an authorization page asks for: the query with which they are sent back. */
  function allow(authorizationUrl: string): { code: string; state: string } {
    const query = new URL(authorizationUrl).searchParams;
    const code = randomUUID();
    const user = query.get('user_scope') === null ? null : world.person;
    codes.set(code, {
      challenge: query.get('code_challenge')!,
      redirectUrl: query.get('redirect_uri')!,
      scopes: (query.get(user === null ? 'scope' : 'user_scope') ?? '').split(','),
      user,
    });
    return { code, state: query.get('state')! };
  }

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '', world.url);
    // The page on which a person decides: this person allows everything.
    if (address.pathname === '/oauth/v2/authorize') {
      const back = new URL(address.searchParams.get('redirect_uri')!);
      back.search = new URLSearchParams(allow(address.href)).toString();
      return void response.writeHead(302, { location: back.href }).end();
    }
    const form = await formOf(request);
    const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const method = /^\/api\/([\w.]+)$/.exec(request.url ?? '')?.[1] ?? '';
    const at = world.next.findIndex((one) => one.method === undefined || one.method === method);
    const [planned] = at < 0 ? [] : world.next.splice(at, 1);
    world.requests += 1;
    if (planned?.hangs) return;
    response.writeHead(planned?.status ?? 200, {
      'content-type': 'application/json',
      ...(planned?.retryAfter && { 'retry-after': planned.retryAfter }),
    });
    response.end(planned?.body ?? JSON.stringify(answerTo(method, token, form)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    world,
    app: { ...SLACK_APP, url: world.url },
    /** A new world at the same address. Tokens stay valid. */
    reset: () => Object.assign(world, { ...newWorld(), url: world.url }),
    allow,
    /** Takes all tokens back, as when the app is removed in Slack; or those of one person. */
    revokeAll(user?: string) {
      for (const [token, grant] of tokens) if (user === undefined || grant.user === user) tokens.delete(token);
    },
    tokenCount: () => tokens.size,
    /** A signed delivery. */
    deliver: (body: object, at = new Date()) => signed(JSON.stringify(body), at),
    /** A signed interaction, which Slack sends as a form. */
    interact: (payload: object, at = new Date()) =>
      signed(new URLSearchParams({ payload: JSON.stringify(payload) }).toString(), at),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type FakeSlack = Awaited<ReturnType<typeof fakeSlack>>;
