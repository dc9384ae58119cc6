import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'evident_browser';
const SECRET = /^[\w-]{43}$/;
/** As long as the link of a sign-up may be waited for, and a little longer. */
const SECONDS = 7200;

/** What this browser was given when it signed up; nothing when it did not. */
export function browserOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[COOKIE];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** A secret by which this browser is known again when the link of its sign-up is opened; it keeps the one it has. */
export function knowBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const secret = browserOf(request) ?? randomBytes(32).toString('base64url');
  void reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', maxAge: SECONDS });
  return secret;
}
