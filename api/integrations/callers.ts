import type { Authenticator } from '@evident/application/identity/authenticator';
import { GetSignedIn } from '@evident/application/identity/get-signed-in';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type CanActivate, type ExecutionContext, Inject, Injectable, createParamDecorator } from '@nestjs/common';
import type { RequestWithActor } from '../kernel/actor.ts';
import { Bus } from '../kernel/bus.ts';
import { AUTHENTICATOR, REQUEST_LIMIT } from '../kernel/kernel.module.ts';
import { type RequestLimit, callerKey } from '../kernel/request-limit.ts';

interface RequestWithCallers extends RequestWithActor {
  callers?: readonly Actor[];
}

const requestOf = (context: ExecutionContext): RequestWithCallers =>
  context.switchToHttp().getRequest<RequestWithCallers>();

/**
 * Resolves the caller in the workspace of a token, host or header. A session on the root site, which names none, is
 * resolved in each workspace of the person.
 */
@Injectable()
export class CallersGuard implements CanActivate {
  /** Security requirement for OpenAPI. */
  static readonly security = [{ token: ['read'] }, { session: [] }];

  constructor(
    @Inject(AUTHENTICATOR.token) private readonly authenticator: Authenticator,
    @Inject(REQUEST_LIMIT.token) private readonly limit: RequestLimit,
    private readonly bus: Bus,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    const { credentials = {} } = request;
    if (credentials.bearer !== undefined || credentials.workspace !== undefined) {
      const actor = (await this.authenticator.actorOf(credentials)) ?? refuseUnknown();
      this.limit.spend(callerKey(credentials.bearer, actor.userId), performance.now());
      request.callers = [actor];
      return true;
    }
    const person = (await this.authenticator.signedIn(credentials)) ?? refuseUnknown();
    this.limit.spend(callerKey(undefined, person.accountId), performance.now());
    const { workspaces } = await this.bus.ask(new GetSignedIn(person));
    const actors: Actor[] = [];
    for (const { id: workspace } of workspaces) {
      const actor = await this.authenticator.actorOf({ ...credentials, workspace });
      if (actor) actors.push(actor);
    }
    request.callers = actors;
    return true;
  }
}

const refuseUnknown = (): never =>
  refuse('Unauthorized', 'Sign in first', 'Send an access token, or sign in to the workspace again.');

/** The caller in each of their workspaces. Requires {@link CallersGuard}. */
export const Callers = createParamDecorator(
  (_: unknown, context: ExecutionContext): readonly Actor[] => requestOf(context).callers ?? refuseUnknown(),
);
