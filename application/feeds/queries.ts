import { type FeedView, type FollowsView, followedForm } from '@evident/domain/feeds';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { memberWith, Query } from '../kernel/message.ts';
import type { FeedReader } from './feed-reader.ts';
import type { FollowReader } from './follow-reader.ts';

/** The member's own feeds and the shared ones, by title. */
export class ListFeeds extends Query<Page<FeedView>> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(
    readonly actor: Actor,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export const ListFeedsHandler = answeredBy(({ actor, page }: ListFeeds, reader: FeedReader) =>
  reader.list(actor, page),
);

/** One feed. */
export class GetFeed extends Query<FeedView> {
  static readonly requires = memberWith({ scope: 'read', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly feedId: Uuid,
  ) {
    super();
  }
}

export const GetFeedHandler = answeredBy(({ actor, feedId }: GetFeed, reader: FeedReader) =>
  found(reader.feed(actor, feedId), 'Feed not found'),
);

/** The objects that the member follows, and the filter that finds what is in it. */
export class ListFollows extends Query<FollowsView> {
  static readonly requires = memberWith({ scope: 'read', access: 'visible' });

  constructor(readonly actor: Actor) {
    super();
  }
}

export const ListFollowsHandler = answeredBy(async ({ actor }: ListFollows, reader: FollowReader) => {
  const items = await reader.followed(actor);
  const tagIds = items.filter(({ type }) => type === 'TAG').map(({ id }) => id);
  return { items, filter: followedForm(await reader.followedProjects(actor), tagIds) };
});
