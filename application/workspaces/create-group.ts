import type { Actor } from '@evident/domain/permissions';
import type { Uuid } from '@evident/domain/kernel';
import { type Group, type GroupWording, demandGroupName, demandRoomForGroup } from '@evident/domain/workspaces';
import type { AuditLog } from '../kernel/audit-log.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { GroupStore, TeamStore } from './workspace-stores.ts';

/** Creates an empty group. Returns its id. */
export class CreateGroup extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', role: 'admin', feature: 'userGroups' });

  constructor(
    readonly actor: Actor,
    readonly wording: GroupWording,
  ) {
    super();
  }
}

export class CreateGroupHandler implements Handler<CreateGroup> {
  constructor(
    private readonly work: UnitOfWork<{ teams: TeamStore; groups: GroupStore; audit: AuditLog }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, wording }: CreateGroup): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ teams, groups, audit }) => {
      await teams.hold(actor.teamId);
      const others = await groups.all();
      demandRoomForGroup(others.length);
      const group: Group = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        name: demandGroupName(wording.name, others),
        createdAt: this.clock.now(),
        managedBy: null,
        version: 1,
      };
      await groups.save(group);
      await audit.record({ actorId: actor.userId, action: 'group:created', objectType: 'group', objectId: group.id });
      return group.id;
    });
  }
}
