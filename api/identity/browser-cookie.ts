import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../kernel/cookie-name.ts';

const COOKIE = 'evident_browser';
const SECRET = /^[\w-]{43}$/;
const SECONDS = 31_536_000;

/** Secrets of browsers without one, until the response sets the cookie. */
const fresh = new WeakMap<FastifyRequest, string>();

/** Returns the secret that identifies a browser. {@link recognizeBrowser} sends a new one. */
export function browserOf(request: FastifyRequest): string {
  const brought = request.cookies?.[cookieName(COOKIE, request.server.overHttps)];
  if (brought !== undefined && SECRET.test(brought)) return brought;
  const secret = fresh.get(request) ?? randomBytes(32).toString('base64url');
  fresh.set(request, secret);
  return secret;
}

/** Keeps the secret in a cookie for a year. */
export function recognizeBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const secret = browserOf(request);
  void reply.setCookie(cookieName(COOKIE, reply.server.overHttps), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: SECONDS,
  });
  return secret;
}
