import { type SignedIn, viewAccountEvent, viewSecondFactor, viewSession } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { IdentityWork } from './identity-work.ts';
import type { Caller } from './ports.ts';

const EVENTS_PER_PAGE = 1000;

/** Exports all data about the account, without secrets. A command, because exports are audited. */
export class ExportAccount extends Command<Readonly<Record<string, unknown>>> {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class ExportAccountHandler implements Handler<ExportAccount> {
  constructor(
    private readonly work: IdentityWork,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, caller }: ExportAccount): Promise<Readonly<Record<string, unknown>>> {
    const now = this.clock.now();
    return this.work.perform(async ({ accounts, events, secondFactors, sessions }) => {
      const { id, email, name, passwordHash, emailConfirmedAt, createdAt } =
        (await accounts.find(signedIn.accountId)) ?? refuse('Unauthorized', 'Sign in first');
      await events.record({ accountId: id, action: 'account:exported', method: null, at: now }, caller);
      const history = [];
      let cursor: string | null = null;
      do {
        const page = await events.of(id, { limit: EVENTS_PER_PAGE, cursor });
        history.push(...page.items.map(viewAccountEvent));
        cursor = page.next;
      } while (cursor !== null);
      return {
        exportedAt: now.toISOString(),
        profile: {
          id,
          email,
          name,
          hasPassword: passwordHash !== null,
          emailConfirmedAt,
          createdAt,
          secondFactor: viewSecondFactor(await secondFactors.find(id)),
        },
        sessions: (await sessions.of(id, now)).map((session) => viewSession(session, signedIn.sessionId)),
        signInHistory: history,
        workspaces: await accounts.exportOf(id),
      };
    });
  }
}
