import { parseAccessToken } from '@evident/domain/identity';
import { parseRefresh, refuseOauth } from '@evident/domain/oauth';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { GrantWork } from './settle-grant.ts';
import { type GrantPorts, endGrant } from './start-grant.ts';

/** Ends a grant with one of its tokens (RFC 7009). Unknown tokens are no error. */
export class RevokeProgramToken extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly clientId: string,
    readonly token: string,
  ) {
    super();
  }
}

export class RevokeProgramTokenHandler implements Handler<RevokeProgramToken> {
  constructor(
    private readonly work: GrantWork,
    private readonly ports: Pick<GrantPorts, 'secrets' | 'clock'>,
  ) {}

  async execute({ clientId, token: text }: RevokeProgramToken): Promise<void> {
    const { secrets, clock } = this.ports;
    const refresh = parseRefresh(text);
    const access = refresh ? undefined : parseAccessToken(text);
    const teamId = refresh?.teamId ?? access?.teamId;
    if (teamId === undefined) return;
    await this.work.perform(teamId, async (stores) => {
      const grant = refresh
        ? await stores.programGrants.ofFamily(secrets.hash(refresh.family))
        : await stores.programGrants.ofAccess(secrets.hash(access!.secret));
      if (!grant) return;
      if (grant.clientId !== clientId) refuseOauth('invalid_client', 'The token is of another client');
      const token = await stores.accessTokens.find(grant.id);
      if (token && !token.revokedAt)
        await endGrant(stores, token, { actorId: token.memberId, reason: 'revoked' }, clock.now());
    });
  }
}
