import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { demandRoomInGroup, refuseManaged } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { memberChanged } from './events.ts';
import type { GroupStore, MemberStore, TeamStore } from './workspace-stores.ts';

/** Adds a member to a group. Idempotent. */
export class AddGroupMember extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'userGroups' });

  constructor(
    readonly actor: Actor,
    readonly groupId: Uuid,
    readonly memberId: Uuid,
  ) {
    super();
  }
}

export class AddGroupMemberHandler implements Handler<AddGroupMember> {
  constructor(
    private readonly work: UnitOfWork<{
      teams: TeamStore;
      members: MemberStore;
      groups: GroupStore;
      audit: AuditLog;
      outbox: Outbox;
    }>,
  ) {}

  async execute({ actor, groupId, memberId }: AddGroupMember): Promise<void> {
    await this.work.perform(actor.teamId, async ({ teams, members, groups, audit, outbox }) => {
      await teams.hold(actor.teamId);
      const group = (await groups.find(groupId)) ?? notFound('Group');
      refuseManaged(group);
      const member = await members.find(memberId);
      if (!member || member.removedAt) return notFound('Member');
      const memberIds = await groups.memberIds(group.id);
      if (memberIds.includes(member.id)) return;
      demandRoomInGroup(memberIds.length, group);
      await groups.addMember(group.id, member.id);
      await audit.record({
        actorId: actor.userId,
        action: 'group:member-added',
        objectType: 'group',
        objectId: group.id,
        detail: { memberId },
      });
      await outbox.announce(memberChanged(actor, memberId));
    });
  }
}
