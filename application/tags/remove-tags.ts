import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { removed } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { countedTags } from './add-codes.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagsToArrange } from './to-arrange.ts';

/** Deletes tags; their highlights stay. Returns the undo id. */
export class RemoveTags extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagIds: readonly Uuid[],
  ) {
    super();
  }
}

export class RemoveTagsHandler implements Handler<RemoveTags> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagIds }: RemoveTags): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { tags, projectId } = await tagsToArrange(stores, actor, tagIds);
      const goneIds = tags.map(({ id }) => id);
      await stores.tags.hold(goneIds);
      return applyUndoably(stores, actor, {
        label: `Deleted ${tags.length === 1 ? `“${tags[0]!.title}”` : countedTags(tags.length)}`,
        projectId,
        changeSet: removed({ tags, applied: await stores.appliedTags.of(goneIds) }),
      });
    });
  }
}
