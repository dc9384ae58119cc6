import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { refuseManaged } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from './events.ts';
import type { GroupStore, TeamStore } from './workspace-stores.ts';

/** Deletes a group and its grants. */
export class DeleteGroup extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly groupId: Uuid,
  ) {
    super();
  }
}

export class DeleteGroupHandler implements Handler<DeleteGroup> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; groups: GroupStore; audit: AuditLog; outbox: Outbox }>,
  ) {}

  async execute({ actor, groupId }: DeleteGroup): Promise<void> {
    await this.work.perform(actor.teamId, async ({ teams, groups, audit, outbox }) => {
      await teams.hold(actor.teamId);
      const group = (await groups.find(groupId)) ?? notFound('Group');
      refuseManaged(group);
      const memberIds = await groups.memberIds(group.id);
      await groups.remove(group.id);
      await audit.record({
        actorId: actor.userId,
        action: 'group:deleted',
        objectType: 'group',
        objectId: group.id,
        detail: { name: group.name },
      });
      await outbox.announce(...memberIds.map((memberId) => memberChanged(actor, memberId)));
    });
  }
}
