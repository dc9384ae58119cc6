import type { OneTimeCode, Session } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { ANYONE, Command, type Handler } from '../kernel/message.ts';
import type { Secrets } from '../kernel/secrets.ts';
import type { Addresses, Caller } from './ports.ts';
import type { IdentityWork } from './identity-work.ts';
import { openSession } from './open-session.ts';
import { type SignInResult, viewOf } from './signing-in.ts';
import { codeAttempts, countAttempt, refundAttempt } from './throttling.ts';
import type { WorkspaceDirectory } from './workspace-directory.ts';

/** Opens a session at a workspace's host with the code from the root address. */
export class FinishHandover extends Command<SignInResult> {
  static readonly requires = ANYONE;

  /** @param workspace workspace of the requesting host; codes of other workspaces are refused */
  constructor(
    readonly code: string,
    readonly workspace: string | undefined,
    readonly caller: Caller,
  ) {
    super();
  }
}

export class FinishHandoverHandler implements Handler<FinishHandover> {
  constructor(
    private readonly work: IdentityWork,
    private readonly directory: WorkspaceDirectory,
    private readonly addresses: Addresses,
    private readonly secrets: Secrets,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ code: secret, workspace, caller }: FinishHandover): Promise<SignInResult> {
    const now = this.clock.now();
    const attempts = codeAttempts(this.secrets, caller.ip);
    await this.work.perform(({ throttles }) => countAttempt(throttles, attempts, now));
    const host = workspace === undefined ? null : await this.directory.route(workspace);
    const { account, session } = await this.work.perform(async ({ accounts, codes, sessions, throttles }) => {
      const code = await codes.take(this.secrets.hash(secret), ['HANDOVER'], now);
      const found = code?.accountId ? await accounts.find(code.accountId) : null;
      const origin = code?.sessionId ? await sessions.find(code.sessionId) : null;
      if (!code?.teamId || !found || !isOpenFor(origin, code, now) || host?.id !== code.teamId)
        return refuse('Unauthorized', 'The handover took too long', 'Choose the workspace again.');
      await refundAttempt(throttles, attempts[0]);
      return {
        account: found,
        session: await openSession(
          sessions,
          this.ids,
          this.secrets,
          found,
          { ...caller, teamId: code.teamId, originId: origin.id, origin },
          now,
        ),
      };
    });
    return { session, view: await viewOf(this.directory, this.addresses, account) };
  }
}

/**
 * Whether the session that started the handover is active, has the same account, and is at the root address or in this
 * workspace.
 */
const isOpenFor = (origin: Session | null, { accountId, teamId }: OneTimeCode, now: Date): origin is Session =>
  origin !== null &&
  origin.accountId === accountId &&
  origin.expiresAt > now &&
  (origin.teamId === null || origin.teamId === teamId);
