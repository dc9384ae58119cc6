import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { movedGroup, type TagGroupPlace } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { groupToArrange } from './to-arrange.ts';

/** Moves a group with its tags to a board, before a neighbor or to the end. Returns the undo id. */
export class MoveTagGroup extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
    readonly place: TagGroupPlace,
  ) {
    super();
  }
}

export class MoveTagGroupHandler implements Handler<MoveTagGroup> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagGroupId, place }: MoveTagGroup): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { group, projectId } = await groupToArrange(stores, actor, tagGroupId);
      const board = await stores.tags.findBoard(place.tagBoardId);
      if (board?.projectId !== projectId)
        refuse(
          'UnprocessableContent',
          'Tag board not found in this project',
          'Choose a board of the project that the group is in.',
        );
      const changeSet = movedGroup(
        group,
        place.tagBoardId,
        await stores.tags.groupsOf(place.tagBoardId),
        place.beforeTagGroupId ?? null,
      );
      return applyUndoably(stores, actor, {
        label: `Moved “${group.title}”`,
        projectId: projectId,
        changeSet,
      });
    });
  }
}
