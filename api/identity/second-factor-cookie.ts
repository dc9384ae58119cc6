import { SECOND_FACTOR_MINUTES } from '@evident/domain/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../kernel/cookie-name.ts';

const COOKIE = 'evident_second_factor';
const RULES = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

const nameOf = ({ server }: FastifyRequest | FastifyReply): string => cookieName(COOKIE, server.overHttps);

/** Sets the cookie that identifies the pending second step of a sign-in. */
export function giveSecondFactor(reply: FastifyReply, secret: string): void {
  void reply.setCookie(nameOf(reply), secret, { ...RULES, maxAge: SECOND_FACTOR_MINUTES * 60 });
}

export const secondFactorOf = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)];

export function takeSecondFactor(reply: FastifyReply): void {
  void reply.clearCookie(nameOf(reply), RULES);
}
