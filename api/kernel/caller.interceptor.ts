import type { Callers } from '@evident/application/kernel/callers';
import type { Secrets } from '@evident/application/kernel/secrets';
import type { Caller } from '@evident/domain/audit';
import { isJwt, parseAccessToken } from '@evident/domain/identity';
import { type CallHandler, type ExecutionContext, Inject, Injectable, type NestInterceptor } from '@nestjs/common';
import { Observable } from 'rxjs';
import type { RequestWithActor } from './actor.ts';
import { CALLERS, TOKEN_HASHES } from './kernel.module.ts';

const DEVICE_MAX = 300;
/** The name in the audit log. */
const ISSUER_TOKEN = 'Token of the identity provider';
const MCP = /^\/mcp([/?]|$)/;

/** Keeps who sends the request, and from where, for the audit log. Runs after the guard. */
@Injectable()
export class CallerInterceptor implements NestInterceptor {
  constructor(
    @Inject(CALLERS.token) private readonly callers: Callers,
    @Inject(TOKEN_HASHES.token) private readonly hashes: Pick<Secrets, 'hash'>,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const caller = this.callerOf(request);
    // Observables begin when they are subscribed to, which has to be inside.
    return new Observable((subscriber) => this.callers.during(caller, () => next.handle().subscribe(subscriber)));
  }

  private callerOf({ ip, headers, url, actor, credentials, program }: RequestWithActor): Caller {
    const token = actor && credentials?.bearer !== undefined ? parseAccessToken(credentials.bearer) : null;
    return {
      ip,
      device: headers['user-agent']?.slice(0, DEVICE_MAX),
      memberId: actor?.userId,
      ...(actor?.support === undefined ? {} : { program: 'SUPPORT', programId: actor.support }),
      ...(MCP.test(url) ? { program: 'MCP' } : program),
      ...(actor && credentials?.bearer !== undefined && isJwt(credentials.bearer)
        ? { program: 'TOKEN', programName: ISSUER_TOKEN }
        : {}),
      ...(token ? { tokenHash: () => this.hashes.hash(token.secret) } : {}),
    };
  }
}
