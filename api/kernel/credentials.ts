import type { Credentials } from '@evident/application/identity/authenticator';
import { refuse } from '@evident/domain/kernel';
import type { FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'evident_session';
export const PUBLIC_TOKEN_HEADER = 'x-evident-public-token';
export const WORKSPACE_HEADER = 'x-evident-workspace';

/**
 * What a request shows of who sends it.
 * @throws Refusal `BAD_USER_INPUT` if it carries a bearer token and a public token (specification, document 1, section 6)
 */
export function credentialsOf(request: FastifyRequest, publicUrl: string): Credentials {
  const { authorization } = request.headers;
  const bearer = authorization && /^bearer /i.test(authorization) ? authorization.slice(7).trim() : undefined;
  if (bearer !== undefined && request.headers[PUBLIC_TOKEN_HEADER] !== undefined) {
    refuse('BAD_USER_INPUT', 'A bearer token and a public token were sent together', 'Send one of them.');
  }
  const workspace = headerOf(request, WORKSPACE_HEADER) ?? subdomainOf(request.hostname, publicUrl);
  return { bearer, session: sessionOf(request), workspace };
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

const sessionOf = (request: FastifyRequest): string | undefined => (request as { cookies?: Record<string, string | undefined> }).cookies?.[SESSION_COOKIE];

/** The workspace that a host names, being one label below the root: `acme.localhost` below `http://localhost:3000`. */
export function subdomainOf(host: string, publicUrl: string): string | undefined {
  const below = `.${new URL(publicUrl).hostname}`;
  const label = host.toLowerCase().endsWith(below) ? host.slice(0, -below.length) : '';
  return label === '' || label.includes('.') ? undefined : label.toLowerCase();
}
