import type { FeedView, NewFeed } from '@evident/domain/feeds';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { FEEDS, type FeedStores } from './feeds.ts';
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
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, feed: { title, shared = false, params } }: CreateFeed): Promise<{ id: Uuid }> {
    const feed = {
      ...newRow(this, actor),
      ownerId: actor.userId,
      title: oneLine(title),
      shared,
      params: await paramsToSave(this.filters, actor, params),
    };
    await this.work.perform(actor.teamId, (stores) => FEEDS.create(stores, actor, feed));
    return { id: feed.id };
  }
}
