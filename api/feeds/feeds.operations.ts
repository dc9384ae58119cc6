import { CreateFeed, DeleteFeed, GetFeed, ListFeeds, UpdateFeed } from '@evident/application/feeds/feeds';
import { FollowItem, ListFollows, UnfollowItem } from '@evident/application/feeds/follows';
import { FOLLOWED_TYPES, feedUpdate, feedView, followsView, newFeed } from '@evident/domain/feeds';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

const choices = { type: FOLLOWED_TYPES } as const;

export const FEED_OPERATIONS = {
  listFeeds: operation({
    route: 'GET /feeds',
    asks: ListFeeds,
    summary: 'List your feeds and the shared ones, by title',
    query: PageQueryDto,
    answers: pageNamed('FeedPage', feedView),
    message: ({ actor, query }) => new ListFeeds({ actor, page: pageRequest(query) }),
  }),
  createFeed: operation({
    route: 'POST /feeds',
    asks: CreateFeed,
    summary: 'Save a search as a feed',
    description:
      'Its results come from `GET /search` with the same values, so each reader gets only what they can see.',
    body: named('NewFeed', newFeed),
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: feed }) => new CreateFeed({ actor, feed }),
  }),
  getFeed: operation({
    route: 'GET /feeds/{feedId}',
    asks: GetFeed,
    summary: 'Read a feed',
    answers: named('Feed', feedView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, feedId }) => new GetFeed({ actor, feedId }),
  }),
  updateFeed: operation({
    route: 'PATCH /feeds/{feedId}',
    asks: UpdateFeed,
    summary: 'Rename a feed, share it, or change its search',
    description: 'For the member who saved it.',
    body: named('FeedUpdate', feedUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, feedId, body: update, seen: expected }) => new UpdateFeed({ actor, feedId, update, expected }),
    answer: undoable,
  }),
  deleteFeed: operation({
    route: 'DELETE /feeds/{feedId}',
    asks: DeleteFeed,
    summary: 'Delete a feed',
    description: 'For the member who saved it.',
    answers: UndoableDto,
    refuses: ['NotFound', 'Forbidden'],
    message: ({ actor, feedId }) => new DeleteFeed({ actor, feedId }),
    answer: undoable,
  }),
  listFollows: operation({
    route: 'GET /follows',
    asks: ListFollows,
    summary: 'List what you follow, the latest first',
    description: '`filter` finds what is in the followed places: pass it to `GET /search`, sorted by CREATED.',
    answers: named('Follows', followsView),
    message: ({ actor }) => new ListFollows({ actor }),
  }),
  followItem: operation({
    route: 'PUT /follows/{type}/{id}',
    choices,
    asks: FollowItem,
    summary: 'Follow a project, a folder or a tag',
    refuses: ['NotFound', 'UnprocessableContent'],
    message: ({ actor, type, id }) => new FollowItem({ actor, followed: { type, id } }),
  }),
  unfollowItem: operation({
    route: 'DELETE /follows/{type}/{id}',
    choices,
    asks: UnfollowItem,
    summary: 'Stop following an object',
    message: ({ actor, type, id }) => new UnfollowItem({ actor, followed: { type, id } }),
  }),
};
