import { demandScopes } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import {
  type NewSharedAuth,
  SHARED_AUTH,
  type SharedAuthService,
  isTooSoon,
  isVerifier,
  outcomeOfCode,
  refuseOauth,
  sharedAuthClient,
  sharedAuthExpiry,
} from '@evident/domain/oauth';
import type { Actor } from '@evident/domain/permissions';
import type { IdentityWork } from '../identity/index.ts';
import { ANYONE, Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { OauthStores, ProgramDirectory } from './oauth-stores.ts';
import { type GrantPorts, type Tokens, startGrant } from './start-grant.ts';
import { type GrantWork, settle } from './tokens.ts';

const hashOf = (secrets: Secrets, service: SharedAuthService, challenge: string): string =>
  secrets.hash(`${sharedAuthClient(service)}:${challenge}`);

/** Allows a plug-in, which cannot be led back, to act as the member. It fetches its tokens with the verifier. */
export class ConfirmSharedAuth extends Command {
  static readonly requires = memberWith({ scope: 'write', session: true, feature: 'publicApi' });

  constructor(
    readonly actor: Actor,
    readonly confirmed: NewSharedAuth,
  ) {
    super();
  }
}

export class ConfirmSharedAuthHandler implements Handler<ConfirmSharedAuth> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly work: UnitOfWork<OauthStores>,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ actor, confirmed: { integration, challenge, scopes } }: ConfirmSharedAuth): Promise<void> {
    const codeHash = hashOf(this.ports.secrets, integration, challenge);
    if ((await this.programs.teamOfSharedAuth(codeHash)) !== null)
      refuse('InvalidOperation', 'This was confirmed already', 'If the plug-in still waits, start again from it.');
    await this.work.perform(actor.teamId, (stores) =>
      startGrant(stores, this.ports, actor, SHARED_AUTH[integration], {
        clientId: sharedAuthClient(integration),
        redirectUri: null,
        scopes: demandScopes(scopes),
        codeHash,
        challenge,
        codeExpiresAt: sharedAuthExpiry(this.ports.clock.now()),
      }),
    );
  }
}

/** Fetches the tokens of a confirmed plug-in (shape of RFC 8628, 3.4 and 3.5). */
export class RedeemSharedAuth extends Command<Tokens> {
  static readonly requires = ANYONE;

  constructor(
    readonly service: SharedAuthService,
    readonly verifier: string,
  ) {
    super();
  }
}

export class RedeemSharedAuthHandler implements Handler<RedeemSharedAuth> {
  constructor(
    private readonly programs: ProgramDirectory,
    private readonly identity: IdentityWork,
    private readonly work: GrantWork,
    private readonly ports: GrantPorts,
  ) {}

  async execute({ service, verifier }: RedeemSharedAuth): Promise<Tokens> {
    const { secrets, clock, challengeOf } = this.ports;
    if (!isVerifier(verifier)) refuseOauth('invalid_grant', 'code_verifier must be 43 to 128 characters of RFC 7636');
    const now = clock.now();
    const challenge = challengeOf(verifier);
    const codeHash = hashOf(secrets, service, challenge);
    if (await this.triesTooSoon(codeHash, now)) refuseOauth('slow_down', 'Wait five seconds between two tries');
    const teamId = await this.programs.teamOfSharedAuth(codeHash);
    if (teamId === null) return refuseOauth('authorization_pending', 'The member has not confirmed yet');
    return settle(
      this.work,
      this.ports,
      teamId,
      (programGrants) => programGrants.ofCode(codeHash),
      (grant) => {
        const outcome = outcomeOfCode(
          grant,
          { clientId: sharedAuthClient(service), redirectUri: null, challenge },
          now,
        );
        if (outcome === 'wrong') refuseOauth('expired_token', 'The confirmation is older than ten minutes');
        return { outcome };
      },
    );
  }

  /** The counter of throttling keeps the time of the last try. */
  private triesTooSoon(codeHash: string, now: Date): Promise<boolean> {
    return this.identity.perform(async ({ throttles }) => {
      const key = `shared-auth:${codeHash}`;
      const last = await throttles.hold(key);
      await throttles.save(key, { tries: 1, windowStartedAt: now, lockedUntil: null });
      return isTooSoon(last?.windowStartedAt ?? null, now);
    });
  }
}
