import {
  type NewSavedFilter,
  type SavedFilterView,
  normalizeForm,
  readFilterForm,
  refuseNesting,
  refusePeopleInProject,
} from '@evident/domain/filters';
import { oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { SAVED_FILTERS, type SavedFilterStores, demandSaving } from './saved-filters.ts';
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
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, filter: { name, objectType, projectId, form } }: CreateSavedFilter): Promise<SavedFilterView> {
    const place = { objectType, projectId };
    const filter = {
      ...newRow(this, actor),
      ...place,
      name: oneLine(name, 'name'),
      form: normalizeForm(readFilterForm(form)),
      createdBy: actor.userId,
    };
    await this.work.perform(actor.teamId, (stores) => demandSaving(stores, actor, place));
    refuseNesting(filter);
    await this.filters.refuseFaults(filter, actor);
    await this.work.perform(actor.teamId, async (stores) => {
      await demandSaving(stores, actor, place);
      refusePeopleInProject(place);
      await SAVED_FILTERS.create(stores, actor, filter);
    });
    return viewOf(filter, []);
  }
}
