import type { Authenticator } from '@evident/application/identity/authenticator';
import type { Caller } from '@evident/application/identity/ports';
import type { SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RequestWithActor } from '../kernel/actor.ts';
import { AUTHENTICATOR, REQUEST_LIMIT } from '../kernel/kernel.module.ts';
import { type RequestLimit, callerKey } from '../kernel/request-limit.ts';
import { browserOf } from './browser-cookie.ts';

const requestOf = (context: ExecutionContext): RequestWithActor =>
  context.switchToHttp().getRequest<RequestWithActor>();

/** Resolves the person behind the session cookie, if any. */
@Injectable()
export class PersonGuard implements CanActivate {
  constructor(
    @Inject(AUTHENTICATOR.token) protected readonly authenticator: Authenticator,
    @Inject(REQUEST_LIMIT.token) private readonly limit: RequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.signedIn = await this.authenticator.signedIn(request.credentials ?? {});
    if (request.signedIn) this.limit.spend(callerKey(undefined, request.signedIn.accountId), performance.now());
    return true;
  }
}

/** Requires a session cookie; rejects access tokens. */
@Injectable()
export class SignedInGuard extends PersonGuard {
  /** Security requirement for OpenAPI. */
  static readonly security = [{ session: [] }];

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    return requestOf(context).signedIn
      ? true
      : refuse('Unauthorized', 'Sign in first', 'This needs the session of a person, not an access token.');
  }
}

/** The signed-in person. Requires {@link SignedInGuard}. */
export const CurrentPerson = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn =>
    requestOf(context).signedIn ?? refuse('Unauthorized', 'Sign in first'),
);

/** The signed-in person or null. Requires {@link PersonGuard}. */
export const MaybePerson = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedIn | null => requestOf(context).signedIn ?? null,
);

/** Origin of the request, for sign-in history and limits. */
export const callerOf = (request: FastifyRequest): Caller => ({
  ip: request.ip,
  device: request.headers['user-agent'] ?? '',
  browser: browserOf(request),
});
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(requestOf(context)),
);

/** Workspace named by the host or the header. */
export const CurrentWorkspace = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => requestOf(context).credentials?.workspace,
);
