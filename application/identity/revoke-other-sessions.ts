import type { SignedIn } from '@evident/domain/identity';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** End every session but the one that asks. */
export class RevokeOtherSessions extends Command {
  static readonly requires = PERSON;

  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class RevokeOtherSessionsHandler implements Handler<RevokeOtherSessions> {
  constructor(private readonly work: IdentityWork) {}

  execute({ signedIn }: RevokeOtherSessions): Promise<void> {
    return this.work.perform(({ sessions }) => sessions.endAll(signedIn.accountId, signedIn.sessionId));
  }
}
