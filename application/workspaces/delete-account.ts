import { type SignedIn, type WorkspaceLeft, demandSuccessors, normalEmail } from '@evident/domain/identity';
import { refuse } from '@evident/domain/kernel';
import { type Actor, SCOPES } from '@evident/domain/permissions';
import type { OwnWorkspace } from '@evident/domain/workspaces';
import type { Clock } from '../kernel/clock.ts';
import { Command, CONFIRMED_PERSON, type Handler } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import { type DepartureStores, depart } from './departure.ts';
import { accountDeletedMail, type IdentityWork, notify, type WorkspaceDirectory } from '../identity/index.ts';

/**
 * Deletes the account. Leaves all workspaces, where its work stays under “Deleted user”; then deletes sign-in, sessions
 * and history. Refused for the only admin of a workspace. Can be retried after an interruption.
 */
export class DeleteAccount extends Command {
  static readonly requires = CONFIRMED_PERSON;

  constructor(
    readonly signedIn: SignedIn,
    readonly email: string,
  ) {
    super();
  }
}

export class DeleteAccountHandler implements Handler<DeleteAccount> {
  constructor(
    private readonly work: IdentityWork,
    private readonly teams: UnitOfWork<DepartureStores>,
    private readonly directory: WorkspaceDirectory,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  async execute({ signedIn, email }: DeleteAccount): Promise<void> {
    const now = this.clock.now();
    if (normalEmail(email) !== signedIn.email)
      refuse('ValidationError', 'The address does not match', `Type ${signedIn.email} to delete the account.`);
    const own = await this.directory.withSuspended(signedIn.accountId);
    demandSuccessors(await Promise.all(own.map((workspace) => this.leftBehind(workspace))));
    for (const { id, memberId, role, workspaceAdmin } of own) {
      const actor: Actor = { teamId: id, userId: memberId, role, workspaceAdmin, groupIds: [], scopes: SCOPES };
      await this.teams.perform(id, (stores) => depart(stores, actor, memberId, now));
    }
    await this.work.perform(async ({ accounts, codes }) => {
      await codes.removeAll({ id: signedIn.accountId, email: signedIn.email });
      await accounts.remove(signedIn.accountId);
    });
    await notify(this.mailer, accountDeletedMail(signedIn.email));
  }

  private leftBehind({ id, name, workspaceAdmin: isAdmin, deletesAt }: OwnWorkspace): Promise<WorkspaceLeft> {
    const workspaceAdmin = isAdmin && !deletesAt;
    return this.teams.perform(id, async ({ members }) => ({
      name,
      workspaceAdmin,
      otherAdmins: (await members.countAdmins()) - (workspaceAdmin ? 1 : 0),
    }));
  }
}
