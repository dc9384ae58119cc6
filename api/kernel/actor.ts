import type { Credentials } from '@evident/application/identity/authenticator';
import type { Caller } from '@evident/domain/audit';
import type { SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ExecutionContext, SetMetadata, createParamDecorator } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface RequestWithActor extends FastifyRequest {
  actor?: Actor;
  /** Person behind the session cookie. Set only for operations that ask for it. */
  signedIn?: SignedIn | null;
  /** Credentials of the request. Set by the guard for every operation. */
  credentials?: Credentials;
  /** The program that acts without a member. Set by its guard. */
  program?: Pick<Caller, 'program' | 'programId'>;
}

/** Actor of the request. Set by the guard before the handler runs. */
export const CurrentActor = createParamDecorator(
  (_: unknown, context: ExecutionContext): Actor =>
    context.switchToHttp().getRequest<RequestWithActor>().actor ?? refuse('Unauthorized', 'Sign in first'),
);

export const OPEN_TO_ALL = 'evident:open';
/** Marks an operation that needs no actor. */
export const OpenToAll = (): ReturnType<typeof SetMetadata> => SetMetadata(OPEN_TO_ALL, true);
