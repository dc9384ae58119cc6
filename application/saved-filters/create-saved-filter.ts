import {
  type NewSavedFilter,
  type SavedFilterView,
  filterName,
  normalizeForm,
  readFilterForm,
  refuseNesting,
  refuseSaving,
} from '@evident/domain/filters';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { SavedFilterStores } from './carry-out.ts';
import { filterChanged } from './events.ts';
import { demandSaving } from './to-save.ts';
import { viewOf } from './view-of.ts';

/** Saves a filter for a project or for the workspace. */
export class CreateSavedFilter extends Command<SavedFilterView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly filter: NewSavedFilter,
  ) {
    super();
  }
}

export class CreateSavedFilterHandler implements Handler<CreateSavedFilter> {
  constructor(
    private readonly work: UnitOfWork<Omit<SavedFilterStores, 'undo'>>,
    private readonly filters: ListFilters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, filter: { name, objectType, projectId, form } }: CreateSavedFilter): Promise<SavedFilterView> {
    const place = { objectType, projectId };
    const now = this.clock.now();
    const filter = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      ...place,
      name: filterName(name),
      form: normalizeForm(readFilterForm(form)),
      version: 1,
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    };
    await this.work.perform(actor.teamId, (stores) => demandSaving(stores, actor, place));
    refuseNesting(filter);
    await this.filters.refuseFaults(filter, actor);
    await this.work.perform(actor.teamId, async (stores) => {
      await demandSaving(stores, actor, place);
      refuseSaving(place, await stores.savedFilters.countAt(place));
      await stores.savedFilters.save(filter);
      await stores.outbox.announce(filterChanged(actor, filter));
    });
    return viewOf(filter, []);
  }
}
