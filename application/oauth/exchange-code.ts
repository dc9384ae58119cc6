import { isVerifier, outcomeOfCode, parseCode } from '@evident/domain/oauth';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { ProgramDirectory } from './oauth-stores.ts';
import { type GrantWork, demandClient, refuseGrant, settle } from './settle-grant.ts';
import type { GrantPorts, Tokens } from './start-grant.ts';

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
