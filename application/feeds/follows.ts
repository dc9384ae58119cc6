import { FOLLOW_LIMIT, type FollowView, type Followed, type FollowsView, followedForm } from '@evident/domain/feeds';
import { type Uuid, notFound, refuseOneMore } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { MarkStore } from '../kernel/mark-store.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';

/** The objects that an actor follows and can see. */
export interface FollowReader {
  /** The latest first. */
  followed(actor: Actor): Promise<FollowView[]>;
  /** Followed projects, and the projects in followed folders and in their subfolders. */
  followedProjects(actor: Actor): Promise<Uuid[]>;
}

type FollowWork = UnitOfWork<{ follows: MarkStore<Followed> }>;

/** The objects that the member follows, and the filter that finds what is in it. */
export class ListFollows extends queryWith({ scope: 'read', access: 'visible' })<object, FollowsView> {}
export const ListFollowsHandler = answeredBy(async ({ actor }: ListFollows, reader: FollowReader) => {
  const items = await reader.followed(actor);
  const tagIds = items.filter(({ type }) => type === 'TAG').map(({ id }) => id);
  return { items, filter: followedForm(await reader.followedProjects(actor), tagIds) };
});

/** Follows a project, a folder or a tag. */
export class FollowItem extends commandWith({ scope: 'write', access: 'read' })<{ followed: Followed }> {}
export const FollowItemHandler = answeredBy(({ actor, followed }: FollowItem, work: FollowWork, clock: Clock) =>
  work.perform(actor.teamId, async ({ follows }) => {
    if (!(await follows.sees(actor, followed))) notFound('Object');
    refuseOneMore(await follows.countOf(actor.userId), FOLLOW_LIMIT);
    await follows.mark(actor.userId, followed, clock.now());
  }),
);

/** Stops following a project, a folder or a tag. */
export class UnfollowItem extends commandWith({ scope: 'write' })<{ followed: Followed }> {}
export const UnfollowItemHandler = answeredBy(({ actor, followed }: UnfollowItem, work: FollowWork) =>
  work.perform(actor.teamId, ({ follows }) => follows.unmark(actor.userId, followed)),
);
