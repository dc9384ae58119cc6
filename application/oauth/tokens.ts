import type { AccessToken } from '@evident/domain/identity';
import { parseAccessToken } from '@evident/domain/identity';
import { type Uuid, isUuid } from '@evident/domain/kernel';
import {
  type Grant,
  type Outcome,
  demandGranted,
  isVerifier,
  outcomeOfCode,
  outcomeOfRefresh,
  parseCode,
  parseRefresh,
  refuseOauth,
} from '@evident/domain/oauth';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores, ProgramDirectory } from './oauth-stores.ts';
import { type GrantPorts, type Tokens, endGrant, issueTokens } from './start-grant.ts';

export type GrantWork = UnitOfWork<Pick<OauthStores, 'programGrants' | 'accessTokens' | 'audit'>>;

const refuseGrant = (): never =>
  refuseOauth('invalid_grant', 'The code or refresh token does not work, or not any more');

/** Issues tokens if a grant works. A spent one is ended, which must be committed before the refusal. */
export async function settle(
  work: GrantWork,
  ports: GrantPorts,
  teamId: Uuid,
  find: (programGrants: OauthStores['programGrants']) => Promise<Grant | null>,
  decide: (grant: Grant) => { readonly outcome: Outcome; readonly family?: string; readonly scope?: string },
): Promise<Tokens> {
  const tokens = await work.perform(teamId, async (stores) => {
    const grant = await find(stores.programGrants);
    const token = grant && (await stores.accessTokens.find(grant.id));
    if (!grant || !token || token.revokedAt) return null;
    const { outcome, family, scope } = decide(grant);
    if (outcome === 'spent')
      await endGrant(stores, token, { actorId: token.memberId, reason: 'reused' }, ports.clock.now());
    if (outcome !== 'works') return null;
    return issueTokens(stores, ports, {
      grant,
      token,
      scopes: demandGranted(grant, scope),
      ...(family !== undefined && { family }),
    });
  });
  return tokens ?? refuseGrant();
}

interface SentCode {
  readonly clientId: string;
  readonly code: string;
  readonly verifier: string;
  readonly redirectUri: string;
}

/** Exchanges a code for tokens (OAuth 2.1, 4.1.3). */
export class ExchangeCode extends Command<Tokens> {
  static readonly requires = ANYONE;

  constructor(readonly sent: SentCode) {
    super();
  }
}

async function demandClient(programs: ProgramDirectory, clientId: string, now: Date): Promise<void> {
  if (!isUuid(clientId) || !(await programs.find(clientId))) refuseOauth('invalid_client', 'There is no such client');
  await programs.used(clientId, now);
}

export class ExchangeCodeHandler implements Handler<ExchangeCode> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly work: GrantWork,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ sent: { clientId, code, verifier, redirectUri } }: ExchangeCode): Promise<Tokens> {
    const { secrets, clock, challengeOf } = this.ports;
    const now = clock.now();
    await demandClient(this.programs, clientId, now);
    const { teamId, secret } = parseCode(code) ?? refuseGrant();
    if (!isVerifier(verifier)) refuseGrant();
    const sent = { clientId, redirectUri, challenge: challengeOf(verifier) };
    return settle(
      this.work,
      this.ports,
      teamId,
      (programGrants) => programGrants.ofCode(secrets.hash(secret)),
      (grant) => ({ outcome: outcomeOfCode(grant, sent, now) }),
    );
  }
}

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
      const token: AccessToken | null = await stores.accessTokens.find(grant.id);
      if (token && !token.revokedAt)
        await endGrant(stores, token, { actorId: token.memberId, reason: 'revoked' }, clock.now());
    });
  }
}
