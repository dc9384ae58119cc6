import { type FeedUpdate, feedTitle, projectsToSave } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FeedStores, carryOutUndoably } from './carry-out.ts';
import type { FeedReader } from './feed-reader.ts';
import { feedToChange, paramsToSave } from './to-save.ts';

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
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, feedId, update: { title, shared, params }, expected }: UpdateFeed): Promise<Uuid> {
    const { params: known } = await this.work.perform(actor.teamId, (stores) => feedToChange(stores, actor, feedId));
    const seen = await this.reader.seenProjects(actor, known.projectIds ?? []);
    const unseen = (known.projectIds ?? []).filter((id) => !seen.has(id));
    const kept = params && { ...params, projectIds: params.projectIds && projectsToSave(params.projectIds, unseen) };
    const changed = {
      ...(title === undefined ? {} : { title: feedTitle(title) }),
      ...(shared === undefined ? {} : { shared }),
      ...(kept === undefined ? {} : { params: await paramsToSave(this.filters, actor, kept) }),
    };
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await feedToChange(stores, actor, feedId);
      refuseOverwriting(before, expected);
      const after = { ...before, ...changed, updatedAt: this.clock.now() };
      const label = before.title === after.title ? `Changed “${before.title}”` : `Renamed “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after });
    });
  }
}
