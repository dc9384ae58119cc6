import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { mergedIntoOne, refuseLocked } from '@evident/domain/tags';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { countedTags } from './add-codes.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagsToArrange } from './to-arrange.ts';

/** Merges tags into another, whose highlights keep their earliest application. Returns the undo id of all merges. */
export class MergeTags extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagIds: readonly Uuid[],
    readonly intoTagId: Uuid,
  ) {
    super();
  }
}

export class MergeTagsHandler implements Handler<MergeTags> {
  constructor(private readonly work: UnitOfWork<TagChangeStores>) {}

  execute({ actor, tagIds, intoTagId }: MergeTags): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { tags, projectId } = await tagsToArrange(stores, actor, tagIds);
      if (tags.some(({ id }) => id === intoTagId))
        refuse('UnprocessableContent', 'A tag cannot be merged into itself', 'Choose another tag of the project.');
      const survivor = await stores.tags.find(intoTagId);
      if (survivor === null || survivor.projectId !== projectId)
        return refuse(
          'UnprocessableContent',
          'Tag not found in this project',
          'Choose a tag of the same project to merge into.',
        );
      refuseLocked(survivor);
      const goneIds = tags.map(({ id }) => id);
      await stores.tags.hold([...goneIds, survivor.id]);
      const [onSurvivor, onTags] = [await stores.appliedTags.of([survivor.id]), await stores.appliedTags.of(goneIds)];
      const what = tags.length === 1 ? `“${tags[0]!.title}”` : countedTags(tags.length);
      return applyUndoably(stores, actor, {
        label: `Merged ${what} into “${survivor.title}”`,
        projectId,
        changeSet: mergedIntoOne(tags, survivor, onTags, onSurvivor),
      });
    });
  }
}
