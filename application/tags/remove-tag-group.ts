import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { removed } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { groupToArrange, heldBy } from './to-arrange.ts';

/** Deletes a group with its tags; the highlights stay. Returns the undo id. */
export class RemoveTagGroup extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
  ) {
    super();
  }
}

export class RemoveTagGroupHandler implements Handler<RemoveTagGroup> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagGroupId }: RemoveTagGroup): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { group, projectId } = await groupToArrange(stores, actor, tagGroupId);
      const changeSet = removed({ groups: [group], ...(await heldBy(stores, [group])) });
      return applyUndoably(stores, actor, {
        label: `Deleted “${group.title}”`,
        projectId: projectId,
        changeSet,
      });
    });
  }
}
