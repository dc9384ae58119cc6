import { demandCanceled } from '@evident/domain/billing';
import type { SignedIn } from '@evident/domain/identity';
import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandTypedName } from '@evident/domain/workspaces';
import type { Addresses } from '../identity/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { Mailer } from '../mail/index.ts';
import type { WorkspacePlanStore } from '../plans/index.ts';
import { type ClosingStores, closeTeam, tellClosed } from './close-team.ts';

/**
 * Closes the workspace for everyone, to be deleted after the grace period. Requires a recent confirmation. Until its
 * last day, an admin can keep it.
 */
export class DeleteWorkspace extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', session: true, confirmed: true });

  constructor(
    readonly actor: Actor,
    readonly signedIn: SignedIn,
    readonly typedName: string,
  ) {
    super();
  }
}

export class DeleteWorkspaceHandler implements Handler<DeleteWorkspace> {
  constructor(
    private readonly work: UnitOfWork<ClosingStores & { workspacePlans: WorkspacePlanStore }>,
    private readonly mailer: Mailer,
    private readonly addresses: Addresses,
    private readonly clock: Clock,
    private readonly graceDays: number,
  ) {}

  async execute({ actor, typedName }: DeleteWorkspace): Promise<void> {
    const now = this.clock.now();
    const closed = await this.work.perform(actor.teamId, async (stores) => {
      const team = (await stores.teams.hold(actor.teamId)) ?? notFound('Workspace');
      demandTypedName(team.name, typedName);
      demandCanceled((await stores.workspacePlans.find())?.subscription ?? null);
      return closeTeam(stores, team, actor.userId, this.graceDays, now);
    });
    await tellClosed(this.mailer, this.addresses, closed);
  }
}
