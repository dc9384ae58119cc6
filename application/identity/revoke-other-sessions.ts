import type { SignedIn } from '@evident/domain/identity';
import { Command, type Handler, PERSON } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Ends all sessions except the current one. */
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
