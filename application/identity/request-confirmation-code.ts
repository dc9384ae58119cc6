import type { SignedIn } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/index.ts';
import { newCode } from './codes.ts';
import type { IdentityWork } from './identity-work.ts';
import { confirmationMail } from './mails.ts';
import { sendMail } from './send-mail.ts';
import { confirmationMailAttempts, countAttempt } from './throttling.ts';

/** Mails a code that confirms the identity of the signed-in person. Returns the challenge id. */
export class RequestConfirmationCode extends Command<Uuid> {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class RequestConfirmationCodeHandler implements Handler<RequestConfirmationCode> {
  constructor(
    private readonly work: IdentityWork,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn: { accountId, email, sessionId } }: RequestConfirmationCode): Promise<Uuid> {
    const now = this.clock.now();
    await this.work.perform(({ throttles }) =>
      countAttempt(throttles, confirmationMailAttempts(this.secrets, accountId), now),
    );
    const { code, digits } = newCode(this.ids, this.secrets, 'CONFIRM', { email, accountId, sessionId }, now);
    await this.work.perform(({ codes }) => codes.add(code));
    await sendMail(this.mailer, confirmationMail(email, digits));
    return code.id;
  }
}
