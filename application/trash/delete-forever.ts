import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { canDeleteForever } from '@evident/domain/trash';
import type { Jobs } from '../jobs/index.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { visibleEntry } from './restore-entry.ts';
import { PURGE } from './purge-entry.ts';
import type { TrashStore } from './trash-store.ts';

/** Permanently deletes an entry of the trash. */
export class DeleteForever extends Command {
  static readonly requires = memberWith({ scope: 'write', access: 'manage' });

  constructor(
    readonly actor: Actor,
    readonly entryId: Uuid,
  ) {
    super();
  }
}

export class DeleteForeverHandler implements Handler<DeleteForever> {
  constructor(
    private readonly work: UnitOfWork<{ trash: TrashStore; audit: AuditLog }>,
    private readonly jobs: Pick<Jobs, 'enqueue'>,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, entryId }: DeleteForever): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const {
        entry,
        access: { level },
      } = await visibleEntry(stores, actor, entryId);
      if (!canDeleteForever(level, actor.workspaceAdmin))
        refuse(
          'Forbidden',
          'You need full access to delete this forever',
          'Ask a member with full access, or a workspace admin.',
        );
      await stores.trash.markForPurge(entryId, this.clock.now());
      await stores.audit.record({
        actorId: actor.userId,
        action: 'trash:deleted',
        objectType: entry.objectType,
        objectId: entry.objectId,
      });
    });
    // If this job is lost, the nightly cleanup purges the entry.
    await this.jobs.enqueue(PURGE, { teamId: actor.teamId, entryId }, { key: entryId });
  }
}
