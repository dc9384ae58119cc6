import { type RecoveryCodesView, type SignedIn, isEnabled } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import type { IdentityWork } from './identity-work.ts';
import { secondFactorOnMail } from './mails.ts';
import type { Caller, OneTimePasswords, Vault } from './ports.ts';
import { notify } from './send-mail.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { afterAppCode } from './use-second-factor.ts';

/** Turns two-step sign-in on with a first authenticator code. Returns the recovery codes once. */
export class EnableSecondFactor extends Command<RecoveryCodesView> {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly code: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class EnableSecondFactorHandler implements Handler<EnableSecondFactor> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    readonly passwords: OneTimePasswords,
    readonly vault: Vault,
    readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, code, caller }: EnableSecondFactor): Promise<RecoveryCodesView> {
    const now = this.clock.now();
    const { codes, hashes } = newRecoveryCodes(this.secrets);
    await this.work.perform(async ({ events, secondFactors }) => {
      const begun = await secondFactors.find(signedIn.accountId);
      if (begun === null || isEnabled(begun))
        return refuse('InvalidOperation', begun ? 'Two-step sign-in is already on' : 'Set up the app first');
      const after =
        afterAppCode(this, begun, code, now) ??
        refuse(
          'ValidationError',
          'The code is wrong',
          'Enter the code that the app shows now. Check that your phone’s clock is right.',
        );
      await secondFactors.save({ ...after, enabledAt: now, recoveryHashes: hashes });
      await events.record(
        { accountId: signedIn.accountId, action: 'second-factor:enabled', method: null, at: now },
        caller,
      );
    });
    await notify(this.mailer, secondFactorOnMail(signedIn.email));
    return { recoveryCodes: codes };
  }
}
