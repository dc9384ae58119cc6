import { createHash, createHmac, randomUUID } from 'node:crypto';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Settings of the app at the stand-in. */
export const SLACK_APP = { clientId: 'client.1', clientSecret: 'client-secret', signingSecret: 'signing-secret' };

interface Code {
  readonly challenge: string;
  readonly redirectUrl: string;
  readonly scopes: string;
}

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
}

/** Speaks the parts of Slack's documented protocol that Evident uses: OAuth v2 with PKCE, rotation, and the Web API. */
export async function fakeSlack() {
  const codes = new Map<string, Code>();
  const tokens = new Set<string>();
  const refreshTokens = new Set<string>();
  const world = {
    url: '',
    team: { id: 'T1', name: 'Analytical Engines' },
    /** Seconds that a token is valid; null: for ever. */
    seconds: null as number | null,
    posted: [] as { channel: string; text: string }[],
    refreshed: 0,
    /** Answers of the next requests instead of the usual ones. */
    next: [] as { status: number; body: string }[],
  };
  const issue = () => {
    const [access, refresh] = [`xoxe.xoxb-${randomUUID()}`, `xoxe-1-${randomUUID()}`];
    tokens.add(access);
    if (world.seconds === null) return { access_token: access };
    refreshTokens.add(refresh);
    return { access_token: access, refresh_token: refresh, expires_in: world.seconds };
  };
  const isApp = ({ client_id: id, client_secret: secret }: Record<string, string>) =>
    id === SLACK_APP.clientId && secret === SLACK_APP.clientSecret;

  function exchange(form: Record<string, string>): object {
    if (!isApp(form)) return { ok: false, error: 'bad_client_secret' };
    if (form['grant_type'] === 'refresh_token') {
      if (!refreshTokens.delete(form['refresh_token'] ?? '')) return { ok: false, error: 'invalid_refresh_token' };
      world.refreshed += 1;
      return { ok: true, ...issue() };
    }
    const code = codes.get(form['code'] ?? '');
    codes.delete(form['code'] ?? '');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    if (code?.challenge !== challenge || code.redirectUrl !== form['redirect_uri'])
      return { ok: false, error: 'invalid_code' };
    return { ok: true, ...issue(), token_type: 'bot', scope: code.scopes, team: world.team };
  }

  function called(method: string, token: string, form: Record<string, string>): object {
    if (method === 'oauth.v2.access') return exchange(form);
    if (!tokens.has(token)) return { ok: false, error: 'token_revoked' };
    switch (method) {
      case 'auth.test':
        return { ok: true, team_id: world.team.id };
      case 'auth.revoke':
        tokens.delete(token);
        return { ok: true, revoked: true };
      case 'chat.postMessage':
        if (form['channel'] !== 'C1') return { ok: false, error: 'channel_not_found' };
        world.posted.push({ channel: form['channel'], text: form['text'] ?? '' });
        return { ok: true };
      case 'conversations.list':
        return form['cursor'] === 'more'
          ? { ok: true, channels: [{ id: 'C2', name: 'alerts' }], response_metadata: { next_cursor: '' } }
          : { ok: true, channels: [{ id: 'C1', name: 'research' }], response_metadata: { next_cursor: 'more' } };
      default:
        return { ok: false, error: 'unknown_method' };
    }
  }

  const server = createServer(async (request, response) => {
    const form = await formOf(request);
    const planned = world.next.shift();
    const token = /^Bearer (.*)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const method = /^\/api\/([\w.]+)$/.exec(request.url ?? '')?.[1] ?? '';
    response.writeHead(planned?.status ?? 200, { 'content-type': 'application/json' });
    response.end(planned?.body ?? JSON.stringify(called(method, token, form)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  world.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    world,
    app: { ...SLACK_APP, url: world.url },
    /** A person allows what an authorization page asks for: the query with which they are sent back. */
    allow(authorizationUrl: string): { code: string; state: string } {
      const query = new URL(authorizationUrl).searchParams;
      const code = randomUUID();
      codes.set(code, {
        challenge: query.get('code_challenge')!,
        redirectUrl: query.get('redirect_uri')!,
        scopes: query.get('scope')!,
      });
      return { code, state: query.get('state')! };
    },
    /** Takes all tokens back, as when the app is removed in Slack. */
    revokeAll: () => tokens.clear(),
    /** A signed delivery. */
    deliver(body: object, at = new Date()): { body: string; headers: Record<string, string> } {
      const [text, seconds] = [JSON.stringify(body), String(Math.floor(at.getTime() / 1000))];
      const hash = createHmac('sha256', SLACK_APP.signingSecret).update(`v0:${seconds}:${text}`).digest('hex');
      return {
        body: text,
        headers: { 'x-slack-request-timestamp': seconds, 'x-slack-signature': `v0=${hash}` },
      };
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
export type FakeSlack = Awaited<ReturnType<typeof fakeSlack>>;
