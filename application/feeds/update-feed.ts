import { type FeedUpdate, projectsToSave } from '@evident/domain/feeds';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { FeedReader } from './feed-reader.ts';
import { FEEDS, type FeedStores } from './feeds.ts';
import { paramsToSave } from './to-save.ts';

/** Changes title, search or sharing of a feed; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateFeed extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly feedId: Uuid,
    readonly update: FeedUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateFeedHandler implements Handler<UpdateFeed> {
  constructor(
    private readonly work: UnitOfWork<FeedStores>,
    private readonly reader: FeedReader,
    private readonly filters: ListFilters,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, feedId, update: { title, shared, params }, expected }: UpdateFeed): Promise<Uuid> {
    const { params: known } = await this.work.perform(actor.teamId, (stores) => FEEDS.toChange(stores, actor, feedId));
    const seen = await this.reader.seenProjects(actor, known.projectIds ?? []);
    const unseen = (known.projectIds ?? []).filter((id) => !seen.has(id));
    const kept = params && { ...params, projectIds: params.projectIds && projectsToSave(params.projectIds, unseen) };
    const changed = {
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(shared === undefined ? {} : { shared }),
      ...(kept === undefined ? {} : { params: await paramsToSave(this.filters, actor, kept) }),
    };
    return this.work.perform(actor.teamId, (stores) =>
      FEEDS.change(stores, actor, feedId, { expected, at: this.clock.now(), to: () => changed }),
    );
  }
}
