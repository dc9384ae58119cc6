import type { SignedIn } from '@evident/domain/identity';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Ends this session at the root address and all workspaces it was handed over to. */
export class SignOut extends Command {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class SignOutHandler implements Handler<SignOut> {
  constructor(private readonly work: IdentityWork) {}

  execute({ signedIn }: SignOut): Promise<void> {
    return this.work.perform(async ({ sessions }) => {
      const session = await sessions.find(signedIn.sessionId);
      if (session) await sessions.end(session.originId ?? session.id);
    });
  }
}
