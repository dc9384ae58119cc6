import { type PasswordChange, type SignedIn, demandStrongPassword } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { IdentityWork } from './identity-work.ts';
import { passwordChangedMail } from './mails.ts';
import { demandOwnPassword } from './own-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { post } from './post.ts';
import type { Caller } from './signing-in.ts';

/** Choose another password, or a first one. Ends every other session, and every mailed link. */
export class ChangePassword extends Command {
  constructor(readonly signedIn: SignedIn, readonly change: PasswordChange, readonly caller: Caller) { super(); }
}

export class ChangePasswordHandler implements Handler<ChangePassword> {
  constructor(
    private readonly work: IdentityWork,
    private readonly hasher: PasswordHasher,
    private readonly mailer: Mailer,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, change, caller }: ChangePassword): Promise<void> {
    demandStrongPassword(change.newPassword);
    const account = await demandOwnPassword({ work: this.work, hasher: this.hasher, secrets: this.secrets }, signedIn, change.currentPassword, caller, this.clock.now());
    const passwordHash = await this.hasher.hash(change.newPassword);
    await this.work.perform(async ({ accounts, codes, sessions }) => {
      const now = (await accounts.find(account.id)) ?? refuse('Unauthorized', 'Sign in first');
      await accounts.save({ ...now, passwordHash });
      await codes.removeAll(account);
      await sessions.endAll(account.id, signedIn.sessionId);
    });
    await post(this.mailer, passwordChangedMail(account.email));
  }
}
