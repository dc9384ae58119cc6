import { type FeedView, type NewFeed, feedTitle, refuseManyFeeds } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FeedStores } from './carry-out.ts';
import { feedChanged } from './events.ts';
import { paramsToSave } from './to-save.ts';

/** Saves a search as a feed; returns its id. */
export class CreateFeed extends Command<Pick<FeedView, 'id'>> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly feed: NewFeed,
  ) {
    super();
  }
}

export class CreateFeedHandler implements Handler<CreateFeed> {
  constructor(
    private readonly work: UnitOfWork<Omit<FeedStores, 'undo'>>,
    private readonly filters: ListFilters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, feed: { title, shared = false, params } }: CreateFeed): Promise<{ id: Uuid }> {
    const now = this.clock.now();
    const feed = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      ownerId: actor.userId,
      title: feedTitle(title),
      shared,
      params: await paramsToSave(this.filters, actor, params),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.work.perform(actor.teamId, async ({ feeds, outbox }) => {
      refuseManyFeeds(await feeds.countOf(actor.userId));
      await feeds.save(feed);
      await outbox.announce(feedChanged(actor, feed));
    });
    return { id: feed.id };
  }
}
