import { type Uuid, rankAfter } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewTag, type Tag, TAGS_MAX, colorFrom, refuseMore } from '@evident/domain/tags';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { tagChanged } from './events.ts';
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
      refuseMore(await tags.tagCount(projectId), TAGS_MAX, 'tags');
      const siblings = await tags.tagsOf(group.id);
      const now = this.clock.now();
      const tag: Tag = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        projectId,
        tagGroupId: group.id,
        title: wording.title,
        description: wording.description ?? null,
        role: wording.role ?? null,
        color: null,
        hex: null,
        ...colorFrom(wording),
        locked: false,
        version: 1,
        rank: rankAfter(siblings.at(-1)?.rank),
        tookOverTagId: null,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await tags.save(tag);
      await outbox.announce(tagChanged(actor, tag));
      return tag.id;
    });
  }
}
