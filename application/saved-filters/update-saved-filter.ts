import { type SavedFilterUpdate, normalizeForm, readFilterForm, refuseNesting } from '@evident/domain/filters';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { SAVED_FILTERS, type SavedFilterStores } from './saved-filters.ts';

/** Renames a saved filter or changes its rows; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateSavedFilter extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly filterId: Uuid,
    readonly update: SavedFilterUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateSavedFilterHandler implements Handler<UpdateSavedFilter> {
  constructor(
    private readonly work: UnitOfWork<SavedFilterStores>,
    private readonly filters: ListFilters,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, filterId, update, expected }: UpdateSavedFilter): Promise<Uuid> {
    const changed = {
      ...(update.name === undefined ? {} : { name: oneLine(update.name, 'name') }),
      ...(update.form === undefined ? {} : { form: normalizeForm(readFilterForm(update.form)) }),
    };
    const { objectType } = await this.work.perform(actor.teamId, (stores) =>
      SAVED_FILTERS.toChange(stores, actor, filterId),
    );
    if (changed.form) {
      refuseNesting({ objectType, form: changed.form });
      await this.filters.refuseFaults({ objectType, form: changed.form }, actor);
    }
    return this.work.perform(actor.teamId, (stores) =>
      SAVED_FILTERS.change(stores, actor, filterId, { expected, at: this.clock.now(), to: () => changed }),
    );
  }
}
