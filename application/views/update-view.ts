import { normalizeForm, readFilterForm } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ViewUpdate, refusePrivateDefault, viewTitle } from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ViewStores, carryOutUndoably } from './carry-out.ts';
import { refuseForeignCanvas, refuseUnusable, viewToChange } from './to-change.ts';

/** Renames a view or changes parts of it; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateView extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
    readonly update: ViewUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateViewHandler implements Handler<UpdateView> {
  constructor(
    private readonly work: UnitOfWork<ViewStores>,
    private readonly filters: ListFilters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, viewId, update: { title, viewData, ...others }, expected }: UpdateView): Promise<Uuid> {
    const changed = {
      ...others,
      ...(title === undefined ? {} : { title: viewTitle(title) }),
      ...(viewData === undefined
        ? {}
        : { viewData: { ...viewData, filter: normalizeForm(readFilterForm(viewData.filter)) } }),
    };
    const { objectType } = await this.work.perform(actor.teamId, (stores) => viewToChange(stores, actor, viewId));
    if (changed.viewData) await refuseUnusable(this.filters, actor, objectType, changed.viewData);
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await viewToChange(stores, actor, viewId);
      refuseOverwriting(before, expected);
      const after = { ...before, ...changed, updatedAt: this.clock.now() };
      refusePrivateDefault(after);
      if (after.docId !== before.docId) await refuseForeignCanvas(stores, after);
      const label = before.title === after.title ? `Changed “${before.title}”` : `Renamed “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, label, { before, after });
    });
  }
}
