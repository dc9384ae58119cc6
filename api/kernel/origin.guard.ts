import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { cookieName, isHttps } from './cookie-name.ts';
import { SESSION_COOKIE, bearerOf } from './credentials.ts';
import { sameOrigin } from './host.ts';
import { SETTINGS } from './kernel.module.ts';
import type { Settings } from './settings.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites may post to it, as the pages of directories do. It must ignore cookies. */
    crossSite?: true;
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Prevents cross-site request forgery. A write with the session cookie must have an Origin of this host; any other
 * write must not have a foreign one.
 * Requests with an access token are exempt, because their cookies are ignored.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS.token) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.routeOptions.config.crossSite) return true;
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
