import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { movedTag, type TagPlace } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { carryOutUndoably, type TagDeedStores } from './carry-out.ts';
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
    private readonly work: UnitOfWork<TagDeedStores>,
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
      const neighbours = await stores.tags.tagsOf(place.tagGroupId);
      const deed = movedTag(tag, place.tagGroupId, neighbours, place.beforeTagId ?? null, this.clock.now());
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, {
        label: `Moved “${tag.title}”`,
        projectId: tag.projectId,
        deed,
      });
    });
  }
}
