import { SESSION_SECONDS } from '@evident/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../kernel/cookie-name.ts';
import { SESSION_COOKIE, bearerOf } from '../kernel/credentials.ts';

/**
 * The cookie belongs to the very host that set it: browsers drop a Domain of localhost, and a cookie for all subdomains
 * would hand every session to every workspace. Whether it is Secure is said once for every cookie, in `prepare` of `api/app.ts`.
 */
const RULES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const nameOf = ({ server }: FastifyRequest | FastifyReply): string => cookieName(SESSION_COOKIE, server.overHttps);

export function giveSession(reply: FastifyReply, secret: string): void {
  void reply.setCookie(nameOf(reply), secret, { ...RULES, maxAge: SESSION_SECONDS });
}

/** The session was used: the cookie lives another seven days, as the session does. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  const secret = bearerOf(request) === undefined ? request.cookies[nameOf(request)] : undefined;
  if (secret) giveSession(reply, secret);
}

export function takeSession(reply: FastifyReply): void {
  void reply.clearCookie(nameOf(reply), RULES);
}
