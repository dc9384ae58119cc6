import { type FeedUpdate, feedTitle } from '@evident/domain/feeds';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type FeedStores, carryOutUndoably } from './carry-out.ts';
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
    private readonly filters: ListFilters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, feedId, update: { title, shared, params }, expected }: UpdateFeed): Promise<Uuid> {
    await this.work.perform(actor.teamId, (stores) => feedToChange(stores, actor, feedId));
    const changed = {
      ...(title === undefined ? {} : { title: feedTitle(title) }),
      ...(shared === undefined ? {} : { shared }),
      ...(params === undefined ? {} : { params: await paramsToSave(this.filters, actor, params) }),
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
