import type { AccountWording, SignedIn } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Changes the caller's name in all workspaces. */
export class UpdateAccount extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly wording: AccountWording,
  ) {
    super();
  }
}

export class UpdateAccountHandler implements Handler<UpdateAccount> {
  constructor(private readonly work: IdentityWork) {}

  async execute({ signedIn, wording }: UpdateAccount): Promise<void> {
    const name = wording.name.trim() || refuse('ValidationError', 'Enter a name');
    await this.work.perform(async ({ accounts }) => {
      const account = (await accounts.find(signedIn.accountId)) ?? refuse('Unauthorized', 'Sign in first');
      await accounts.save({ ...account, name });
    });
  }
}
