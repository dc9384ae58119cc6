import { SESSION_SECONDS } from '@evident/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_COOKIE, bearerOf } from '../kernel/credentials.ts';

/**
 * The cookie belongs to the very host that set it: browsers drop a Domain of localhost, and a cookie for all subdomains
 * would hand every session to every workspace.
 */
const rules = (request: FastifyRequest) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

export function giveSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  void reply.setCookie(SESSION_COOKIE, secret, { ...rules(request), maxAge: SESSION_SECONDS });
}

/** The session was used: the cookie lives another seven days, as the session does. */
export function renewSession(request: FastifyRequest, reply: FastifyReply): void {
  const secret = bearerOf(request) === undefined ? request.cookies[SESSION_COOKIE] : undefined;
  if (secret) giveSession(request, reply, secret);
}

export function takeSession(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(SESSION_COOKIE, rules(request));
}
