import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { refuseManaged } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from './events.ts';
import type { GroupStore } from './workspace-stores.ts';

/** Removes a member from a group. Idempotent. */
export class RemoveGroupMember extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly groupId: Uuid,
    readonly memberId: Uuid,
  ) {
    super();
  }
}

export class RemoveGroupMemberHandler implements Handler<RemoveGroupMember> {
  constructor(private readonly work: UnitOfWork<{ groups: GroupStore; audit: AuditLog; outbox: Outbox }>) {}

  async execute({ actor, groupId, memberId }: RemoveGroupMember): Promise<void> {
    await this.work.perform(actor.teamId, async ({ groups, audit, outbox }) => {
      const group = (await groups.find(groupId)) ?? notFound('Group');
      refuseManaged(group);
      if (!(await groups.memberIds(group.id)).includes(memberId)) return;
      await groups.removeMember(group.id, memberId);
      await audit.record({
        actorId: actor.userId,
        action: 'group:member-removed',
        objectType: 'group',
        objectId: group.id,
        detail: { memberId },
      });
      await outbox.announce(memberChanged(actor, memberId));
    });
  }
}
