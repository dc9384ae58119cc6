import type { SignedIn } from '@evident/domain/identity';
import { type Uuid, notFound } from '@evident/domain/kernel';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Ends one of the caller's sessions, and those it handed over to. */
export class RevokeSession extends Command {
  static readonly requires = PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly sessionId: Uuid,
  ) {
    super();
  }
}

export class RevokeSessionHandler implements Handler<RevokeSession> {
  constructor(private readonly work: IdentityWork) {}

  execute({ signedIn, sessionId }: RevokeSession): Promise<void> {
    return this.work.perform(async ({ sessions }) => {
      const session = await sessions.find(sessionId);
      if (session?.accountId !== signedIn.accountId) return notFound('Session');
      await sessions.end(session.id);
    });
  }
}
