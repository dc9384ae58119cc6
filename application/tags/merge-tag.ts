import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { mergedTags, refuseLocked } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagToArrange } from './to-arrange.ts';

/** Merges a tag into another, whose highlights keep their earliest application. Returns the undo id. */
export class MergeTag extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
    readonly intoTagId: Uuid,
  ) {
    super();
  }
}

export class MergeTagHandler implements Handler<MergeTag> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagId, intoTagId }: MergeTag): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const tag = await tagToArrange(stores, actor, tagId);
      if (tag.id === intoTagId)
        refuse('UnprocessableContent', 'A tag cannot be merged into itself', 'Choose another tag of the project.');
      const survivor = await stores.tags.find(intoTagId);
      if (survivor?.projectId !== tag.projectId)
        return refuse(
          'UnprocessableContent',
          'Tag not found in this project',
          'Choose a tag of the same project to merge into.',
        );
      refuseLocked(survivor);
      await stores.tags.hold([tag.id, survivor.id]);
      const applied = Map.groupBy(await stores.appliedTags.of([tag.id, survivor.id]), (each) => each.tagId);
      const changeSet = mergedTags(tag, survivor, applied.get(tag.id) ?? [], applied.get(survivor.id) ?? []);
      return applyUndoably(stores, { ids: this.ids, clock: this.clock }, actor, {
        label: `Merged “${tag.title}” into “${survivor.title}”`,
        projectId: tag.projectId,
        changeSet,
      });
    });
  }
}
