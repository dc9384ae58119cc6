import { feedUpdate, feedView, followsView, newFeed } from '@evident/domain/feeds';
import { dtoFrom } from '../kernel/dto.ts';
import { pageOf } from '../kernel/page.dto.ts';

export class FeedDto extends dtoFrom(feedView) {}
export class FeedPageDto extends pageOf(feedView) {}
export class NewFeedDto extends dtoFrom(newFeed) {}
export class FeedUpdateDto extends dtoFrom(feedUpdate) {}
export class FollowsDto extends dtoFrom(followsView) {}
