import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { movedTags, type TagPlace } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { countedTags } from './add-codes.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagsToArrange } from './to-arrange.ts';

/** Moves tags to a group of any board of their project, before a neighbor or to the end; returns the undo id. */
export class MoveTags extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagIds: readonly Uuid[],
    readonly place: TagPlace,
  ) {
    super();
  }
}

export class MoveTagsHandler implements Handler<MoveTags> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagIds, place }: MoveTags): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { tags, projectId } = await tagsToArrange(stores, actor, tagIds);
      const group = await stores.tags.findGroup(place.tagGroupId);
      const board = group && (await stores.tags.findBoard(group.tagBoardId));
      if (board === null || board.projectId !== projectId)
        refuse(
          'UnprocessableContent',
          'Tag group not found in this project',
          'Choose a group of the project that the tag is in.',
        );
      const moved = new Set(tags.map(({ id }) => id));
      const beforeId = place.beforeTagId ?? null;
      const changeSet = movedTags(
        tags,
        place.tagGroupId,
        await stores.tags.tagsOf(place.tagGroupId),
        beforeId !== null && moved.has(beforeId) && tags.length > 1 ? null : beforeId,
        this.clock.now(),
      );
      return applyUndoably(stores, actor, {
        label: `Moved ${tags.length === 1 ? `“${tags[0]!.title}”` : countedTags(tags.length)}`,
        projectId,
        changeSet,
      });
    });
  }
}
