import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import type { IdentityWork } from './identity-work.ts';
import { emailChangedMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import type { Caller } from './ports.ts';
import { codeAttempts, countAttempt, refundAttempt } from './throttling.ts';

/**
 * Switches to the new address with the link mailed to it. Notifies the old address and invalidates links mailed to it.
 */
export class ConfirmEmailChange extends Command {
  static readonly requires = ANYONE;

  constructor(
    readonly token: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ConfirmEmailChangeHandler implements Handler<ConfirmEmailChange> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ token, caller }: ConfirmEmailChange): Promise<void> {
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const { before, email } = await this.work.perform(async ({ accounts, codes, events, throttles }) => {
      const code = await codes.take(this.secrets.hash(token), ['CHANGE_EMAIL'], now);
      const account = code?.accountId ? await accounts.find(code.accountId) : null;
      if (!code || !account || (await accounts.findByEmail(code.email)))
        return refuse('Unauthorized', 'This link no longer works', 'Request the change again.');
      await codes.removeAll(account);
      await events.record({ accountId: account.id, action: 'email:changed', method: 'LINK', at: now }, caller);
      await accounts.save({ ...account, email: code.email, emailConfirmedAt: now });
      await refundAttempt(throttles, attempts[0]);
      return { before: account.email, email: code.email };
    });
    await sendMail(this.mailer, emailChangedMail(before, email));
  }
}
