import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AddedTags, codeOf } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { addCodes } from './add-codes.ts';
import type { TagChangeStores } from './apply-changes.ts';
import { boardToArrange, demandReadingTags } from './to-arrange.ts';

/** Copies a group with its tags, without highlights, to a board of any project, or of the workspace. */
export class CopyTagGroup extends Command<AddedTags> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
    readonly tagBoardId: Uuid,
  ) {
    super();
  }
}

export class CopyTagGroupHandler implements Handler<CopyTagGroup> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagGroupId, tagBoardId }: CopyTagGroup): Promise<AddedTags> {
    return this.work.perform(actor.teamId, async (stores) => {
      const group = (await stores.tags.findGroup(tagGroupId)) ?? notFound('Tag group');
      const from = (await stores.tags.findBoard(group.tagBoardId)) ?? notFound('Tag group');
      await demandReadingTags(stores.projectAccess, actor, from.projectId, 'Tag group');
      const board = await boardToArrange(stores, actor, tagBoardId);
      const { title, color, hex } = group;
      return addCodes(stores, { ids: this.ids, clock: this.clock }, actor, {
        board,
        codeBook: { groups: [{ title, color, hex, tags: (await stores.tags.tagsOf(group.id)).map(codeOf) }] },
        label: () => `Copied “${title}” to “${board.title}”`,
      });
    });
  }
}
