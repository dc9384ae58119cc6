import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { cookieName, isHttps } from './cookie-name.ts';
import { SESSION_COOKIE, bearerOf } from './credentials.ts';
import { sameOrigin } from './host.ts';
import { SETTINGS } from './kernel.module.ts';
import type { Settings } from './settings.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps other sites from writing with a person's cookie: a write that carries the session cookie must say, in its Origin,
 * that it comes from this very host; any other write must not say that it comes from elsewhere. An access token, beside which no cookie counts, needs none of this.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS.token) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (READS.has(request.method) || bearerOf(request.raw) !== undefined) return true;
    const withCookie =
      (request as { cookies?: Record<string, unknown> }).cookies?.[
        cookieName(SESSION_COOKIE, isHttps(this.settings.publicUrl))
      ] !== undefined;
    if (!(sameOrigin(request.raw, this.settings.proxies) ?? !withCookie)) {
      refuse(
        'Forbidden',
        'This request comes from another site',
        'Send it from the page itself, with its Origin header. Behind a proxy, pass on Host, or set EVIDENT_TRUSTED_PROXIES and X-Forwarded-Host; see “Behind a proxy” in docs/operations.md.',
      );
    }
    return true;
  }
}
