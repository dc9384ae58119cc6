import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ProvidedTag, type WantedTag, tagNameKey } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type BoardStores, makeBoard } from './make-board.ts';
import { addGroup, addTag } from './new-tags.ts';
import { placeToArrange } from './to-arrange.ts';

/**
 * Returns the tag of a project or of the workspace with a title, and creates a missing one. The first tag of a project
 * creates its board and group. Members who tag at the same time get the same tag.
 */
export class ProvideTag extends Command<ProvidedTag> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly wanted: WantedTag,
  ) {
    super();
  }
}

export class ProvideTagHandler implements Handler<ProvideTag> {
  constructor(
    private readonly work: UnitOfWork<BoardStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, projectId, wanted: { title, tagGroupId } }: ProvideTag): Promise<ProvidedTag> {
    const ports = { ids: this.ids, clock: this.clock };
    return this.work.perform(actor.teamId, async (stores) => {
      await placeToArrange(stores, actor, projectId);
      const { boards, groups, tags } = await stores.tags.inProject(projectId);
      const same = [...tags, ...(await stores.tags.inProject(null)).tags].find(
        (tag) => tagNameKey(tag.title) === tagNameKey(title),
      );
      if (same) return { id: same.id, isNew: false };
      const group =
        groups.find(({ id }) => id === tagGroupId) ??
        groups.findLast(({ tagBoardId }) => tagBoardId === boards[0]?.id) ??
        (await addGroup(
          stores,
          this.ids,
          actor,
          { id: boards[0]?.id ?? (await makeBoard(stores, ports, actor, projectId, { title: 'Themes' })), projectId },
          { title: 'Ungrouped' },
        ));
      const { id } = await addTag(stores, ports, actor, { projectId, tagGroupId: group.id }, { title });
      return { id, isNew: true };
    });
  }
}
