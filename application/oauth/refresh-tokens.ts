import { outcomeOfRefresh, parseRefresh } from '@evident/domain/oauth';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { ProgramDirectory } from './oauth-stores.ts';
import { type GrantWork, demandClient, refuseGrant, settle } from './settle-grant.ts';
import type { GrantPorts, Tokens } from './start-grant.ts';

/** Exchanges a refresh token for new tokens (OAuth 2.1, 4.3). */
export class RefreshTokens extends Command<Tokens> {
  static readonly requires = ANYONE;

  constructor(readonly sent: { readonly clientId: string; readonly refreshToken: string; readonly scope?: string }) {
    super();
  }
}

export class RefreshTokensHandler implements Handler<RefreshTokens> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly work: GrantWork,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ sent: { clientId, refreshToken, scope } }: RefreshTokens): Promise<Tokens> {
    const { secrets, clock } = this.ports;
    const now = clock.now();
    // A plug-in is no registered client.
    if (!clientId.startsWith('shared-auth:')) await demandClient(this.programs, clientId, now);
    const { teamId, family, secret } = parseRefresh(refreshToken) ?? refuseGrant();
    return settle(
      this.work,
      this.ports,
      teamId,
      (programGrants) => programGrants.ofFamily(secrets.hash(family)),
      (grant) => ({
        outcome: outcomeOfRefresh(grant, { clientId, refreshHash: secrets.hash(secret) }, now),
        family,
        ...(scope !== undefined && { scope }),
      }),
    );
  }
}
