import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { movedTag, type TagPlace } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagToArrange } from './to-arrange.ts';

/** Moves a tag to a group, before a neighbor or to the end; returns the undo id. */
export class MoveTag extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
    readonly place: TagPlace,
  ) {
    super();
  }
}

export class MoveTagHandler implements Handler<MoveTag> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagId, place }: MoveTag): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const tag = await tagToArrange(stores, actor, tagId);
      const group = await stores.tags.findGroup(place.tagGroupId);
      const board = group && (await stores.tags.findBoard(group.tagBoardId));
      if (board?.projectId !== tag.projectId)
        refuse(
          'UnprocessableContent',
          'Tag group not found in this project',
          'Choose a group of the project that the tag is in.',
        );
      const neighbors = await stores.tags.tagsOf(place.tagGroupId);
      const changeSet = movedTag(tag, place.tagGroupId, neighbors, place.beforeTagId ?? null, this.clock.now());
      return applyUndoably(stores, { ids: this.ids, clock: this.clock }, actor, {
        label: `Moved “${tag.title}”`,
        projectId: tag.projectId,
        changeSet,
      });
    });
  }
}
