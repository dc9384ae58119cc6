import type { DirectoryAuthenticator } from '@evident/application/scim/scim-stores';
import { refuse } from '@evident/domain/kernel';
import type { Directory } from '@evident/domain/scim';
import { type CanActivate, type ExecutionContext, Inject, Injectable, createParamDecorator } from '@nestjs/common';
import type { RequestWithActor } from '../kernel/actor.ts';
import { bearerOf } from '../kernel/credentials.ts';
import { DIRECTORIES } from '../kernel/kernel.module.ts';

interface RequestOfDirectory extends RequestWithActor {
  directory?: Directory;
}

/** Requires a token of a directory; sessions and access tokens are refused. */
@Injectable()
export class DirectoryGuard implements CanActivate {
  constructor(@Inject(DIRECTORIES.token) private readonly directories: DirectoryAuthenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<RequestOfDirectory>();
    request.directory =
      (await this.directories.directoryOf(bearerOf(request.raw))) ??
      refuse('Unauthorized', 'The token is missing, wrong or revoked', 'Create one under Settings, Authentication.');
    request.program = { program: 'SCIM', programId: request.directory.tokenId };
    return true;
  }
}

export const CurrentDirectory = createParamDecorator(
  (_: unknown, context: ExecutionContext): Directory =>
    context.switchToHttp().getRequest<RequestOfDirectory>().directory ?? refuse('Unauthorized', 'Send a token'),
);
