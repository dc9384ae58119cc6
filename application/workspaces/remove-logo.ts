import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { TeamStore } from './workspace-stores.ts';
import type { FileRecords, FileStorage } from '../files/index.ts';

/** Removes the workspace's logo; its initial is shown instead. */
export class RemoveLogo extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export class RemoveLogoHandler implements Handler<RemoveLogo> {
  constructor(
    private readonly work: UnitOfWork<{ files: FileRecords; teams: TeamStore; audit: AuditLog }>,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: RemoveLogo): Promise<void> {
    const before = await this.work.perform(actor.teamId, async ({ files, teams, audit }) => {
      const team = (await teams.hold(actor.teamId)) ?? notFound('Workspace');
      if (!team.logo) return null;
      await files.markOrphaned(team.logo.id, this.clock.now());
      await teams.save({ ...team, logo: null });
      await audit.record({
        actorId: actor.userId,
        action: 'workspace:logo-removed',
        objectType: 'team',
        objectId: team.id,
      });
      return team.logo;
    });
    if (before) await this.storage.delete(before.id);
  }
}
