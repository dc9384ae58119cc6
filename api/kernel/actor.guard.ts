import type { Authenticator } from '@evident/application/identity/authenticator';
import { networkOf } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { OPEN_TO_ALL, type RequestWithActor } from './actor.ts';
import { credentialsOf } from './credentials.ts';
import { AUTHENTICATOR, REQUEST_LIMIT, SETTINGS } from './kernel.module.ts';
import { type RequestLimit, callerKey } from './request-limit.ts';
import type { Settings } from './settings.ts';

/** Rejects unauthenticated requests, except to operations marked {@link OpenToAll}. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR.token) private readonly authenticator: Authenticator,
    @Inject(SETTINGS.token) private readonly settings: Settings,
    @Inject(REQUEST_LIMIT.token) private readonly limit: RequestLimit,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestWithActor>();
    const credentials = { ...credentialsOf(request, this.settings), ip: request.ip };
    request.credentials = credentials;
    if (
      this.reflector.getAllAndOverride<boolean | undefined>(OPEN_TO_ALL, [context.getHandler(), context.getClass()])
    ) {
      this.limit.spend(networkOf(request.ip), performance.now());
      return true;
    }
    const actor = await this.authenticator.actorOf(credentials);
    request.actor =
      actor ?? refuse('Unauthorized', 'Sign in first', 'Send an access token, or sign in to the workspace again.');
    this.limit.spend(callerKey(credentials.bearer, request.actor.userId), performance.now());
    return true;
  }
}
