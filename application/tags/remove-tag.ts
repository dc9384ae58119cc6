import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { removed } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagToArrange } from './to-arrange.ts';

/** Deletes a tag; its highlights stay. Returns the undo id. */
export class RemoveTag extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
  ) {
    super();
  }
}

export class RemoveTagHandler implements Handler<RemoveTag> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagId }: RemoveTag): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const tag = await tagToArrange(stores, actor, tagId);
      await stores.tags.hold([tag.id]);
      const changeSet = removed({ tags: [tag], applied: await stores.appliedTags.of([tag.id]) });
      return applyUndoably(stores, { ids: this.ids, clock: this.clock }, actor, {
        label: `Deleted “${tag.title}”`,
        projectId: tag.projectId,
        changeSet,
      });
    });
  }
}
