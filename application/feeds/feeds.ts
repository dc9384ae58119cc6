import {
  FED_TYPES,
  FEED,
  FEED_LIMIT,
  type Feed,
  type FeedParams,
  type FeedUpdate,
  type FeedView,
  type NewFeed,
  projectsToSave,
} from '@evident/domain/feeds';
import { type ResultKey, normalizeForm, readFilterForm } from '@evident/domain/filters';
import { type Page, type PageRequest, type Uuid, notFound, oneLine, refuse } from '@evident/domain/kernel';
import { KINDS, kindOf } from '@evident/domain/kinds';
import type { Actor } from '@evident/domain/permissions';
import { type SearchedType, refuseLongQuery } from '@evident/domain/search';
import type { ListFilters } from '../filters/index.ts';
import { answeredBy, found } from '../kernel/answered-by.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type CountedStore, SavedThing, type ThingStores, newRow } from '../saved-things/index.ts';

/** The feeds that an actor sees: their own and the shared ones of the workspace. */
export interface FeedReader {
  /** By title. */
  list(actor: Actor, page: PageRequest): Promise<Page<FeedView>>;
  feed(actor: Actor, feedId: Uuid): Promise<FeedView | null>;
  /** Those of the projects that the actor sees. */
  seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>>;
}

interface FeedStores extends ThingStores {
  feeds: CountedStore<Feed>;
}

/** Feeds are changed by the member who saved them; others see the shared ones. */
const FEEDS = new SavedThing<Feed, Pick<FeedStores, 'feeds'>>({
  ...FEED,
  kind: 'feeds:changed',
  store: ({ feeds }) => feeds,
  access(_, { userId }, { ownerId, shared }) {
    if (ownerId === userId) return;
    if (!shared) notFound('Feed');
    refuse('Forbidden', 'Only the member who saved a feed can change it', 'Save a feed of your own.');
  },
  max: FEED_LIMIT,
  count: ({ feeds }, { ownerId }) => feeds.count({ ownerId }),
  // Only the owner is notified of a private feed. A feed that was shared concerns everyone once more.
  event({ teamId, userId: by }, { before, after }) {
    const { id: feedId, ownerId } = (after ?? before)!;
    const isShared = after?.shared || before?.shared;
    return { name: 'feed:changed', teamId, payload: { feedId, ownerId: isShared ? null : ownerId, by } };
  },
});
export const undoFeedChanges = (clock: Clock) => FEEDS.undoer(clock);

/**
 * The search of a feed as it is stored.
 * @throws Refusal `ValidationError` for a filter with a row that the actor cannot use
 */
async function paramsToSave(filters: ListFilters, actor: Actor, params: FeedParams): Promise<FeedParams> {
  refuseLongQuery(params.query);
  const filter = normalizeForm(readFilterForm(params.filter));
  const types = params.resultType === null ? FED_TYPES : [params.resultType];
  await filters.clauses(types.map(resultKeyOf), [filter], actor);
  return { ...params, filter };
}

const resultKeyOf = (type: SearchedType): ResultKey =>
  type === KINDS.folder.type ? 'projectCategory' : (kindOf(type) as ResultKey);

/** The member's own feeds and the shared ones, by title. */
export class ListFeeds extends queryWith({ scope: 'read', access: 'visible' })<{ page: PageRequest }, Page<FeedView>> {}
export const ListFeedsHandler = answeredBy(({ actor, page }: ListFeeds, reader: FeedReader) =>
  reader.list(actor, page),
);

/** One feed. */
export class GetFeed extends queryWith({ scope: 'read', access: 'own' })<{ feedId: Uuid }, FeedView> {}
export const GetFeedHandler = answeredBy(({ actor, feedId }: GetFeed, reader: FeedReader) =>
  found(reader.feed(actor, feedId), 'Feed not found'),
);

/** Saves a search as a feed; returns its id. */
export class CreateFeed extends commandWith({ scope: 'write', role: 'author' })<{ feed: NewFeed }, { id: Uuid }> {}
export const CreateFeedHandler = answeredBy(
  async (
    { actor, feed: { title, shared = false, params } }: CreateFeed,
    work: UnitOfWork<FeedStores>,
    filters: ListFilters,
    ids: Ids,
    clock: Clock,
  ) => {
    const toSave = { title: oneLine(title), shared, params: await paramsToSave(filters, actor, params) };
    const feed = { ...newRow({ ids, clock }, actor), ownerId: actor.userId, ...toSave };
    await work.perform(actor.teamId, (stores) => FEEDS.create(stores, actor, feed));
    return { id: feed.id };
  },
);

/** Changes title, search or sharing of a feed; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateFeed extends commandWith({
  scope: 'write',
  access: 'own',
})<{ feedId: Uuid; update: FeedUpdate; expected: number | null }, Uuid> {}
export const UpdateFeedHandler = answeredBy(
  async (
    { actor, feedId, update: { title, shared, params }, expected }: UpdateFeed,
    work: UnitOfWork<FeedStores>,
    reader: FeedReader,
    filters: ListFilters,
    clock: Clock,
  ) => {
    const { params: known } = await work.perform(actor.teamId, (stores) => FEEDS.toChange(stores, actor, feedId));
    const seen = await reader.seenProjects(actor, known.projectIds ?? []);
    const unseen = (known.projectIds ?? []).filter((id) => !seen.has(id));
    const kept = params && { ...params, projectIds: params.projectIds && projectsToSave(params.projectIds, unseen) };
    const changed = {
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(shared === undefined ? {} : { shared }),
      ...(kept === undefined ? {} : { params: await paramsToSave(filters, actor, kept) }),
    };
    return work.perform(actor.teamId, (stores) =>
      FEEDS.change(stores, actor, feedId, { expected, at: clock.now(), to: () => changed }),
    );
  },
);

/** Deletes a feed; returns the undo id. */
export class DeleteFeed extends commandWith({ scope: 'write', access: 'own' })<{ feedId: Uuid }, Uuid> {}
export const DeleteFeedHandler = FEEDS.deletes(({ feedId }: DeleteFeed) => feedId);
