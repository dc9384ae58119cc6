import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AddedTags, codeOf } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { addCodes, countedTags } from './add-codes.ts';
import type { TagChangeStores } from './apply-changes.ts';
import { demandReadingTags, groupToArrange } from './to-arrange.ts';

/**
 * Copies tags without their highlights to a group of any project, or of the workspace. Tags that the group has by that
 * name are left alone.
 */
export class CopyTags extends Command<AddedTags> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
    readonly tagIds: readonly Uuid[],
  ) {
    super();
  }
}

export class CopyTagsHandler implements Handler<CopyTags> {
  constructor(
    private readonly work: UnitOfWork<TagChangeStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagIds, tagGroupId }: CopyTags): Promise<AddedTags> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { group } = await groupToArrange(stores, actor, tagGroupId);
      const board = (await stores.tags.findBoard(group.tagBoardId)) ?? notFound('Tag group');
      const codes = [];
      for (const tagId of new Set(tagIds)) {
        const tag = (await stores.tags.find(tagId)) ?? notFound('Tag');
        await demandReadingTags(stores.projectAccess, actor, tag.projectId, 'Tag');
        codes.push(codeOf(tag));
      }
      const { title, color, hex } = group;
      return addCodes(stores, { ids: this.ids, clock: this.clock }, actor, {
        board,
        codeBook: { groups: [{ title, color, hex, tags: codes }] },
        label: (tags) => `Copied ${countedTags(tags)} to “${title}”`,
      });
    });
  }
}
