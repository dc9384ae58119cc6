import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NewTag } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { addTag } from './new-tags.ts';
import type { TagStore } from './tag-store.ts';
import { groupToArrange } from './to-arrange.ts';

/** Creates a tag, last in its group. Returns its id. */
export class CreateTag extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly tagGroupId: Uuid,
    readonly wording: NewTag,
  ) {
    super();
  }
}

export class CreateTagHandler implements Handler<CreateTag> {
  constructor(
    private readonly work: UnitOfWork<{ tags: TagStore; projectAccess: ProjectAccess; outbox: Outbox }>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, tagGroupId, wording }: CreateTag): Promise<Uuid> {
    return this.work.perform(actor.teamId, async ({ tags, projectAccess, outbox }) => {
      const { group, projectId } = await groupToArrange({ tags, projectAccess }, actor, tagGroupId);
      const stores = { tags, outbox };
      const ports = { ids: this.ids, clock: this.clock };
      return (await addTag(stores, ports, actor, { projectId, tagGroupId: group.id }, wording)).id;
    });
  }
}
