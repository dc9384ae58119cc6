import { SECOND_FACTOR_MINUTES } from '@evident/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'evident_second_factor';
/** Only the operations of signing in get it. */
const RULES = { path: '/api/v1/auth', httpOnly: true, sameSite: 'lax' } as const;

/** Names the open second step of signing in, in the browser that took the first. */
export function giveSecondFactor(reply: FastifyReply, secret: string): void {
  void reply.setCookie(COOKIE, secret, { ...RULES, maxAge: SECOND_FACTOR_MINUTES * 60 });
}

export const secondFactorOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

export function takeSecondFactor(reply: FastifyReply): void {
  void reply.clearCookie(COOKIE, RULES);
}
