import { type SessionView, type SignedIn, viewSession } from '@evident/domain/identity';
import type { Clock } from '../kernel/clock.ts';
import { type Handler, Query } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';

/** Where one is signed in. */
export class ListSessions extends Query<SessionView[]> {
  constructor(readonly signedIn: SignedIn) {
    super();
  }
}

export class ListSessionsHandler implements Handler<ListSessions> {
  constructor(
    private readonly work: IdentityWork,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn }: ListSessions): Promise<SessionView[]> {
    const sessions = await this.work.perform((stores) => stores.sessions.of(signedIn.accountId, this.clock.now()));
    return sessions.map((session) => viewSession(session, signedIn.sessionId));
  }
}
