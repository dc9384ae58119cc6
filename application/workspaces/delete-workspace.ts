import { demandCanceled } from '@evident/domain/billing';
import { type SignedIn } from '@evident/domain/identity';
import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandTypedName } from '@evident/domain/workspaces';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { WorkspacePlanStore } from '../plans/index.ts';
import type { TeamStore } from './workspace-stores.ts';

/**
 * Deletes the workspace permanently for everyone. The nightly cleanup deletes its rows and files. Requires a recent
 * confirmation.
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
    private readonly work: UnitOfWork<{ teams: TeamStore; workspacePlans: WorkspacePlanStore }>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, typedName }: DeleteWorkspace): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(actor.teamId, async ({ teams, workspacePlans }) => {
      const team = (await teams.hold(actor.teamId)) ?? notFound('Workspace');
      demandTypedName(team.name, typedName);
      demandCanceled((await workspacePlans.find())?.subscription ?? null);
      await teams.close(team.id, now);
    });
  }
}
