import {
  type AccountMethod,
  type ConfirmationMethod,
  type ConfirmationRequest,
  type SignedIn,
  demandEnabled,
  isEnabled,
  tryCode,
} from '@evident/domain/identity';
import { Refusal, isUuid, refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import { codeHash } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';
import { demandOwnPassword } from './own-password.ts';
import type { Caller, OneTimePasswords, PasswordHasher, Vault } from './ports.ts';
import { countAttempt, resetAttempts, secondFactorAttempts } from './throttling.ts';
import { consumeCode } from './use-second-factor.ts';

const METHODS: Record<ConfirmationMethod, AccountMethod> = {
  PASSWORD: 'PASSWORD',
  ONE_TIME_CODE: 'CODE',
  AUTHENTICATOR: 'AUTHENTICATOR',
};

/** Confirms the person's identity by password or code. Sensitive changes are then possible for ten minutes. */
export class ConfirmIdentity extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly request: ConfirmationRequest,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ConfirmIdentityHandler implements Handler<ConfirmIdentity> {
  constructor(
    readonly work: IdentityWork,
    readonly hasher: PasswordHasher,
    readonly passwords: OneTimePasswords,
    readonly vault: Vault,
    readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, request, caller }: ConfirmIdentity): Promise<void> {
    const now = this.clock.now();
    const event = { accountId: signedIn.accountId, method: METHODS[request.method], at: now };
    try {
      await this.demandProof(signedIn, request, caller, now);
    } catch (refused) {
      if (refused instanceof Refusal && refused.code === 'ValidationError')
        await this.work.perform(({ events }) => events.record({ ...event, action: 'identity:failed' }, caller));
      throw refused;
    }
    await this.work.perform(async ({ events, sessions }) => {
      await sessions.confirm(signedIn.sessionId, now);
      await events.record({ ...event, action: 'identity:confirmed' }, caller);
    });
  }

  private async demandProof(
    signedIn: SignedIn,
    request: ConfirmationRequest,
    caller: Caller,
    now: Date,
  ): Promise<void> {
    if (request.method === 'PASSWORD') await demandOwnPassword(this, signedIn, request.password ?? '', now);
    else if (request.method === 'AUTHENTICATOR')
      await this.demandSecondFactor(signedIn, request.code ?? '', caller, now);
    else await this.demandMailedCode(signedIn, request, now);
  }

  private async demandMailedCode(
    { accountId, sessionId }: SignedIn,
    { codeChallenge, code: digits }: ConfirmationRequest,
    now: Date,
  ): Promise<void> {
    const fits = await this.work.perform(async ({ codes, secondFactors }) => {
      if (isEnabled(await secondFactors.find(accountId)))
        return refuse(
          'InvalidOperation',
          'An emailed code is not enough for this account',
          'Use your authenticator app, a recovery code or your password.',
        );
      const code = codeChallenge && isUuid(codeChallenge) ? await codes.hold(codeChallenge) : null;
      if (code?.purpose !== 'CONFIRM' || code.sessionId !== sessionId) return false;
      const tried = tryCode(code, codeHash(this.secrets, code.id, (digits ?? '').replace(/\s/g, '')), now);
      if (tried.fits) await codes.remove(code.id);
      else await codes.save({ ...code, triesLeft: tried.triesLeft });
      return tried.fits;
    });
    if (!fits) refuse('ValidationError', 'The code is wrong or expired', 'Check the code, or request a new one.');
  }

  private async demandSecondFactor({ accountId }: SignedIn, typed: string, { ip }: Caller, now: Date): Promise<void> {
    const attempts = secondFactorAttempts(this.secrets, accountId, ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const used = await this.work.perform(async ({ secondFactors, throttles }) => {
      const method = await consumeCode(
        secondFactors,
        this,
        demandEnabled(await secondFactors.find(accountId)),
        typed,
        now,
      );
      if (method !== null) await resetAttempts(throttles, attempts);
      return method;
    });
    if (used === null)
      refuse('ValidationError', 'The code is wrong', 'Enter the current code of your app. A code works only once.');
  }
}
