import type { Authenticator } from '@evident/application/identity/authenticator';
import type { Caller } from '@evident/application/identity/signing-in';
import type { SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type CanActivate, type ExecutionContext, Inject, Injectable, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { RequestWithActor } from '../kernel/actor.ts';
import { AUTHENTICATOR } from '../kernel/kernel.module.ts';

const requestOf = (context: ExecutionContext): RequestWithActor => context.switchToHttp().getRequest<RequestWithActor>();

/** Knows the person behind the session cookie, if there is one. */
@Injectable()
export class PersonGuard implements CanActivate {
  constructor(@Inject(AUTHENTICATOR.token) protected readonly authenticator: Authenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = requestOf(context);
    request.signedIn = await this.authenticator.signedIn(request.credentials ?? {});
    return true;
  }
}

/** Lets only signed-in people pass; an access token is not enough. */
@Injectable()
export class SignedInGuard extends PersonGuard {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    await super.canActivate(context);
    return requestOf(context).signedIn ? true : refuse('Unauthorized', 'Sign in first', 'This needs the session of a person, not an access token.');
  }
}

/** The signed-in person, behind {@link SignedInGuard}. */
export const CurrentPerson = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn =>
  requestOf(context).signedIn ?? refuse('Unauthorized', 'Sign in first'));

/** The signed-in person or null, behind {@link PersonGuard}. */
export const MaybePerson = createParamDecorator((_: unknown, context: ExecutionContext): SignedIn | null => requestOf(context).signedIn ?? null);

/** Where the request comes from. */
export const callerOf = (request: FastifyRequest): Caller => ({ ip: request.ip, device: request.headers['user-agent'] ?? '' });
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => callerOf(requestOf(context)));

/** The workspace that the host or the header names. */
export const CurrentWorkspace = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => requestOf(context).credentials?.workspace);
