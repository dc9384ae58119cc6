import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewTagGroup } from '@evident/domain/tags';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { addGroup } from './new-tags.ts';
import type { TagStore } from './tag-store.ts';
import { boardToArrange } from './to-arrange.ts';

/**
 * Creates an empty group, last on its board. By default it gets a hue that the project does not use yet. Returns its
 * id.
 */
export class CreateTagGroup extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagBoardId: Uuid,
    readonly wording: NewTagGroup,
  ) {
    super();
  }
}

export class CreateTagGroupHandler implements Handler<CreateTagGroup> {
  constructor(
    private readonly work: UnitOfWork<{ tags: TagStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly ids: Ids,
  ) {}

  execute({ actor, tagBoardId, wording }: CreateTagGroup): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ tags, projectAccess, outbox }) => {
      const board = await boardToArrange({ tags, projectAccess }, actor, tagBoardId);
      return (await addGroup({ tags, outbox }, this.ids, actor, board, wording)).id;
    });
  }
}
