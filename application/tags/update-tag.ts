import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { changedTag, colorFrom, type TagWording } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { applyUndoably, type TagChangeStores } from './apply-changes.ts';
import { tagToArrange } from './to-arrange.ts';

/**
 * Changes title, description or lock of a tag. Returns the undo id. `expected` is the version that the actor has seen.
 */
export class UpdateTag extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagId: Uuid,
    readonly wording: TagWording,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateTagHandler implements Handler<UpdateTag> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagId, wording, expected }: UpdateTag): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const tag = await tagToArrange(stores, actor, tagId, wording.locked === false);
      refuseOverwriting(tag, expected);
      const changeSet = changedTag(tag, { ...tag, ...wording, ...colorFrom(wording), updatedAt: this.clock.now() });
      return applyUndoably(stores, actor, {
        label: `Changed “${tag.title}”`,
        projectId: tag.projectId,
        changeSet,
      });
    });
  }
}
