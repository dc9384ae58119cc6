import type { IncomingMessage } from 'node:http';
import type { Credentials } from '@evident/application/identity/authenticator';
import { Refusal } from '@evident/domain/kernel';
import type { FastifyRequest } from 'fastify';
import { cookieName, isHttps } from './cookie-name.ts';
import { hostOf } from './host.ts';
import type { Settings } from './settings.ts';

export const SESSION_COOKIE = 'evident_session';
export const PUBLIC_TOKEN_HEADER = 'x-evident-public-token';
export const WORKSPACE_HEADER = 'x-evident-workspace';

/** What is looked at of a request, be it an HTTP request or one that opens a websocket. */
type Shown = Pick<FastifyRequest, 'raw'> & {
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  readonly params?: unknown;
};

/**
 * What a request shows of who sends it.
 * @throws Refusal `BAD_USER_INPUT` if it carries a bearer token and a public token (specification, document 000, section 6)
 */
export function credentialsOf(
  { cookies, params, raw }: Shown,
  { publicUrl, proxies }: Pick<Settings, 'publicUrl' | 'proxies'>,
): Credentials {
  const bearer = bearerOf(raw);
  if (bearer !== undefined && publicTokenOf(raw, params) !== undefined) throw twoTokens();
  const named = raw.headers[WORKSPACE_HEADER];
  const workspace =
    typeof named === 'string' && named !== ''
      ? named
      : subdomainOf(hostOf(raw, proxies).replace(/:\d*$/, ''), publicUrl);
  return { bearer, session: cookies?.[cookieName(SESSION_COOKIE, isHttps(publicUrl))], workspace };
}

export const twoTokens = (): Refusal =>
  new Refusal('BAD_USER_INPUT', 'A bearer token and a public token were sent together', 'Send one of them.');

/** The public token of a header, or of an address that leads to what is shared. */
const publicTokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>, params: unknown): unknown =>
  headers[PUBLIC_TOKEN_HEADER] ?? (params as { shareToken?: string } | undefined)?.shareToken;

/** The bearer token, right or wrong. What else stands in Authorization, as a proxy before us may put there, says nothing of who asks. */
export function bearerOf({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return authorization && /^bearer /i.test(authorization) ? authorization.slice(7).trim() : undefined;
}

/** The workspace that a host names, being one label below the root: `acme.localhost` below `http://localhost:3000`. */
export function subdomainOf(host: string, publicUrl: string): string | undefined {
  const below = `.${new URL(publicUrl).hostname}`;
  const label = host.toLowerCase().endsWith(below) ? host.slice(0, -below.length) : '';
  return label === '' || label.includes('.') ? undefined : label.toLowerCase();
}
