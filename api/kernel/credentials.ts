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

/** Parts of an HTTP request or websocket upgrade that credentials are read from. */
type Shown = Pick<FastifyRequest, 'raw'> & {
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  readonly params?: unknown;
};

/**
 * Reads the credentials of a request.
 * @throws Refusal `BAD_USER_INPUT` if it carries a bearer token and a public token (specification, document 000,
 * section 6)
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

/** Returns the public token of a header or of a share address. */
const publicTokenOf = ({ headers }: Pick<IncomingMessage, 'headers'>, params: unknown): unknown =>
  headers[PUBLIC_TOKEN_HEADER] ?? (params as { shareToken?: string } | undefined)?.shareToken;

/** Returns the bearer token, valid or not. Ignores other Authorization schemes, which a proxy may add. */
export function bearerOf({ headers: { authorization } }: Pick<IncomingMessage, 'headers'>): string | undefined {
  return authorization && /^bearer /i.test(authorization) ? authorization.slice(7).trim() : undefined;
}

/** Returns the label below the root that names the workspace: `acme.localhost` below `http://localhost:3000`. */
export function subdomainOf(host: string, publicUrl: string): string | undefined {
  const below = `.${new URL(publicUrl).hostname}`;
  const label = host.toLowerCase().endsWith(below) ? host.slice(0, -below.length) : '';
  return label === '' || label.includes('.') ? undefined : label.toLowerCase();
}
