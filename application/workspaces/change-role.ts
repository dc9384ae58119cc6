import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Member, type MemberWording, demandAnotherAdmin, roleChange, takesSeat } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type RoomStores, takeRoom } from '../plans/index.ts';
import { memberChanged } from './events.ts';
import type { MemberStore, TeamStore } from './workspace-stores.ts';

/** Changes the role or admin flag of a member. Audits old and new role. */
export class ChangeRole extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'roles', counts: ['seats'] });

  constructor(
    readonly actor: Actor,
    readonly memberId: Uuid,
    readonly wording: MemberWording,
  ) {
    super();
  }

  /** Fewer rights are always possible. */
  get needsFeature(): boolean {
    return this.wording.role === 'MANAGER';
  }
}

export class ChangeRoleHandler implements Handler<ChangeRole> {
  constructor(
    private readonly work: UnitOfWork<
      { teams: TeamStore; members: MemberStore; audit: AuditLog; outbox: Outbox } & RoomStores
    >,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, memberId, wording }: ChangeRole): Promise<void> {
    await this.work.perform(actor.teamId, async (stores) => {
      const { teams, members, audit, outbox } = stores;
      await teams.hold(actor.teamId);
      const member = (await members.hold(memberId)) ?? notFound('Member');
      const changed: Member = { ...member, ...wording };
      if (changed.role === member.role && changed.workspaceAdmin === member.workspaceAdmin) return;
      if (!changed.workspaceAdmin) demandAnotherAdmin(member, await members.countAdmins());
      if (takesSeat(changed.role) && !takesSeat(member.role))
        await takeRoom(stores, ChangeRole.requires, 'seats', this.clock.now());
      await members.save(changed);
      await audit.record({
        actorId: actor.userId,
        action: 'member:role-changed',
        objectType: 'member',
        objectId: member.id,
        detail: { ...roleChange(member, changed) },
      });
      await outbox.announce(memberChanged(actor, memberId));
    });
  }
}
