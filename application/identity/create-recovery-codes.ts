import { type RecoveryCodesView, type SignedIn, demandEnabled } from '@evident/domain/identity';
import type { Clock } from '../kernel/clock.ts';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { IdentityWork } from './identity-work.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import type { Caller } from './ports.ts';

/** Replaces the recovery codes. Returns the new ones once; the old ones stop working. */
export class CreateRecoveryCodes extends Command<RecoveryCodesView> {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class CreateRecoveryCodesHandler implements Handler<CreateRecoveryCodes> {
  constructor(
    private readonly work: IdentityWork,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, caller }: CreateRecoveryCodes): Promise<RecoveryCodesView> {
    const now = this.clock.now();
    const { codes, hashes } = newRecoveryCodes(this.secrets);
    await this.work.perform(async ({ events, secondFactors }) => {
      const factor = demandEnabled(await secondFactors.find(signedIn.accountId));
      await secondFactors.save({ ...factor, recoveryHashes: hashes });
      await events.record(
        { accountId: signedIn.accountId, action: 'recovery-codes:created', method: null, at: now },
        caller,
      );
    });
    return { recoveryCodes: codes };
  }
}
