import { type FeedParams, type Feed, type NewFeed } from '@evident/domain/feeds';
import { type ResultKey, normalizeForm, readFilterForm } from '@evident/domain/filters';
import { type Uuid, refuse } from '@evident/domain/kernel';
import { KINDS, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { SEARCHED_TYPES, type SearchedType, refuseLongQuery } from '@evident/domain/search';
import type { ListFilters } from '../filters/index.ts';
import type { FeedStore } from './feed-store.ts';

/**
 * The search of a feed as it is stored.
 * @throws Refusal `ValidationError` for a filter with a row that the actor cannot use
 */
export async function paramsToSave(filters: ListFilters, actor: Actor, params: NewFeed['params']): Promise<FeedParams> {
  refuseLongQuery(params.query);
  const filter = normalizeForm(readFilterForm(params.filter));
  const types = params.resultType === null ? SEARCHED_TYPES : [params.resultType];
  await filters.clauses(types.map(resultKeyOf), filter, actor);
  return { ...params, filter };
}

const resultKeyOf = (type: SearchedType): ResultKey =>
  type === KINDS.folder.type ? 'projectCategory' : (kindOf(type) as ResultKey);

/** The feed, locked. `NotFound` if the actor does not see it, `Forbidden` for the shared feed of another member. */
export async function feedToChange({ feeds }: { feeds: FeedStore }, actor: Actor, feedId: Uuid): Promise<Feed> {
  const feed = await feeds.find(feedId);
  if (!feed || (feed.ownerId !== actor.userId && !feed.shared)) return refuse('NotFound', 'Feed not found');
  if (feed.ownerId !== actor.userId)
    refuse('Forbidden', 'Only the member who saved a feed can change it', 'Save a feed of your own.');
  return feed;
}
