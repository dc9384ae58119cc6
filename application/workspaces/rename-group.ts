import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type GroupWording, demandGroupName, refuseManaged } from '@evident/domain/workspaces';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { GroupStore, TeamStore } from './workspace-stores.ts';

/** Renames a group. `expected` is the version that the actor has seen. */
export class RenameGroup extends Command {
  static readonly requires = memberWith({ scope: 'write', role: 'admin' });

  constructor(
    readonly actor: Actor,
    readonly groupId: Uuid,
    readonly wording: GroupWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class RenameGroupHandler implements Handler<RenameGroup> {
  constructor(private readonly work: UnitOfWork<{ teams: TeamStore; groups: GroupStore }>) {}

  async execute({ actor, groupId, wording, expected }: RenameGroup): Promise<void> {
    await this.work.perform(actor.teamId, async ({ teams, groups }) => {
      await teams.hold(actor.teamId);
      const group = (await groups.find(groupId)) ?? notFound('Group');
      refuseManaged(group);
      refuseOverwriting(group, expected);
      const others = (await groups.all()).filter(({ id }) => id !== groupId);
      await groups.save({ ...group, name: demandGroupName(wording.name, others) });
    });
  }
}
