import { createHash } from 'node:crypto';
import type { DataSource } from '@evident/adapters/postgres/connection';
import { PostgresProgramDirectory } from '@evident/adapters/postgres/oauth/postgres-program-directory';
import type { Clock } from '@evident/application/kernel/clock';
import type { Ids } from '@evident/application/kernel/ids';
import type { Secrets } from '@evident/application/kernel/secrets';
import {
  CreateAuthorization,
  CreateAuthorizationHandler,
  GetAuthorization,
  GetAuthorizationHandler,
} from '@evident/application/oauth/authorizations';
import {
  DisconnectProgram,
  DisconnectProgramHandler,
  ListPrograms,
  ListProgramsHandler,
} from '@evident/application/oauth/programs';
import { RegisterProgram, RegisterProgramHandler } from '@evident/application/oauth/register-program';
import { ConfirmSharedAuth, ConfirmSharedAuthHandler } from '@evident/application/oauth/confirm-shared-auth';
import { ExchangeCode, ExchangeCodeHandler } from '@evident/application/oauth/exchange-code';
import { RedeemSharedAuth, RedeemSharedAuthHandler } from '@evident/application/oauth/redeem-shared-auth';
import { RefreshTokens, RefreshTokensHandler } from '@evident/application/oauth/refresh-tokens';
import { RevokeProgramToken, RevokeProgramTokenHandler } from '@evident/application/oauth/revoke-program-token';
import { Module } from '@nestjs/common';
import { ADDRESSES, DIRECTORY, IDENTITY_WORK, SECRETS } from '../identity/identity.ports.ts';
import { controllerFor } from '../kernel/declared/controller-for.ts';
import { handle } from '../kernel/handle.ts';
import { CLOCK, DATA_SOURCE, IDS, WORK } from '../kernel/kernel.module.ts';
import { provide } from '../kernel/port.ts';
import { AuthorizationsController } from './authorizations.controller.ts';
import { OauthController } from './oauth.controller.ts';
import { OAUTH_OPERATIONS } from './oauth.operations.ts';
import { GRANT_PORTS, PROGRAMS } from './oauth.ports.ts';

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

@Module({
  controllers: [OauthController, AuthorizationsController, controllerFor('Programs', OAUTH_OPERATIONS)],
  providers: [
    provide(PROGRAMS, (source: DataSource) => new PostgresProgramDirectory(source), [DATA_SOURCE]),
    provide(GRANT_PORTS, (secrets: Secrets, ids: Ids, clock: Clock) => ({ secrets, ids, clock, challengeOf }), [
      SECRETS,
      IDS,
      CLOCK,
    ]),
    handle(RegisterProgram, RegisterProgramHandler, [PROGRAMS, IDENTITY_WORK, SECRETS, IDS, CLOCK]),
    handle(GetAuthorization, GetAuthorizationHandler, [PROGRAMS, DIRECTORY, ADDRESSES, WORK, CLOCK]),
    handle(CreateAuthorization, CreateAuthorizationHandler, [PROGRAMS, DIRECTORY, ADDRESSES, WORK, GRANT_PORTS]),
    handle(ExchangeCode, ExchangeCodeHandler, [PROGRAMS, WORK, GRANT_PORTS]),
    handle(RefreshTokens, RefreshTokensHandler, [PROGRAMS, WORK, GRANT_PORTS]),
    handle(RevokeProgramToken, RevokeProgramTokenHandler, [WORK, GRANT_PORTS]),
    handle(ListPrograms, ListProgramsHandler, [WORK, CLOCK]),
    handle(DisconnectProgram, DisconnectProgramHandler, [WORK, CLOCK]),
    handle(ConfirmSharedAuth, ConfirmSharedAuthHandler, [PROGRAMS, WORK, GRANT_PORTS]),
    handle(RedeemSharedAuth, RedeemSharedAuthHandler, [PROGRAMS, IDENTITY_WORK, WORK, GRANT_PORTS]),
  ],
})
export class OauthModule {}
