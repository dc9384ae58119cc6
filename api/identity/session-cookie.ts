import { SESSION_SECONDS } from '@evident/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../kernel/cookie-name.ts';
import { SESSION_COOKIE, bearerOf } from '../kernel/credentials.ts';

/**
 * Host-only cookie: browsers ignore a Domain of localhost, and a cookie for all subdomains would expose sessions to
 * every workspace.
 * `prepare` in `api/app.ts` sets Secure for every cookie.
 */
const RULES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const nameOf = ({ server }: FastifyRequest | FastifyReply): string => cookieName(SESSION_COOKIE, server.overHttps);

export function giveSession(reply: FastifyReply, secret: string): void {
  void reply.setCookie(nameOf(reply), secret, { ...RULES, maxAge: SESSION_SECONDS });
}

/** Extends the cookie by seven days, like the session. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  const secret = bearerOf(request) === undefined ? request.cookies[nameOf(request)] : undefined;
  if (secret) giveSession(reply, secret);
}

export function takeSession(reply: FastifyReply): void {
  void reply.clearCookie(nameOf(reply), RULES);
}
