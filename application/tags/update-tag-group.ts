import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changedGroup, colorFrom, type TagGroupWording } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { groupToArrange } from './to-arrange.ts';

/**
 * Renames a group of tags, or changes its color. Returns the undo id. `expected` is the version that the actor has
 * seen.
 */
export class UpdateTagGroup extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
    readonly wording: TagGroupWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateTagGroupHandler implements Handler<UpdateTagGroup> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagGroupId, wording, expected }: UpdateTagGroup): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { group, projectId } = await groupToArrange(stores, actor, tagGroupId);
      refuseOverwriting(group, expected);
      const { color = group.color, hex = group.hex } = colorFrom(wording);
      const changeSet = changedGroup(group, {
        ...group,
        title: wording.title ?? group.title,
        color: color ?? group.color,
        hex,
      });
      return applyUndoably(stores, actor, {
        label: `Changed “${group.title}”`,
        projectId: projectId,
        changeSet,
      });
    });
  }
}
