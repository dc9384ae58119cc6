import {
  type SharedAuthService,
  isTooSoon,
  isVerifier,
  outcomeOfCode,
  refuseOauth,
  sharedAuthClient,
} from '@evident/domain/oauth';
import type { IdentityWork } from '../identity/index.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { ProgramDirectory } from './oauth-stores.ts';
import { type GrantWork, settle } from './settle-grant.ts';
import { sharedAuthHash } from './shared-auth-hash.ts';
import type { GrantPorts, Tokens } from './start-grant.ts';

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
    const codeHash = sharedAuthHash(secrets, service, challenge);
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
