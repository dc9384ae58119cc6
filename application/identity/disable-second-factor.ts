import { type SignedIn, demandEnabled } from '@evident/domain/identity';
import type { Clock } from '../kernel/clock.ts';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { Mailer } from '../mail/index.ts';
import type { IdentityWork } from './identity-work.ts';
import { secondFactorOffMail } from './mails.ts';
import { notify } from './send-mail.ts';
import type { Caller } from './ports.ts';

/** Turns two-step sign-in off. Deletes the secret and the recovery codes. */
export class DisableSecondFactor extends Command {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class DisableSecondFactorHandler implements Handler<DisableSecondFactor> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, caller }: DisableSecondFactor): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(async ({ events, secondFactors }) => {
      demandEnabled(await secondFactors.find(signedIn.accountId));
      await secondFactors.remove(signedIn.accountId);
      await events.record(
        { accountId: signedIn.accountId, action: 'second-factor:disabled', method: null, at: now },
        caller,
      );
    });
    await notify(this.mailer, secondFactorOffMail(signedIn.email));
  }
}
