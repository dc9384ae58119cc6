import { normalizeForm, readFilterForm } from '@evident/domain/filters';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ViewUpdate, refusePrivateDefault } from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { refuseForeignCanvas, refuseUnusable } from './to-change.ts';
import { VIEWS, type ViewStores } from './views.ts';

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
    private readonly clock: Clock,
  ) {}

  async execute({ actor, viewId, update: { title, viewData, ...others }, expected }: UpdateView): Promise<Uuid> {
    const changed = {
      ...others,
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(viewData === undefined
        ? {}
        : { viewData: { ...viewData, filter: normalizeForm(readFilterForm(viewData.filter)) } }),
    };
    const { objectType } = await this.work.perform(actor.teamId, (stores) => VIEWS.toChange(stores, actor, viewId));
    if (changed.viewData) await refuseUnusable(this.filters, actor, objectType, changed.viewData);
    return this.work.perform(actor.teamId, (stores) =>
      VIEWS.change(stores, actor, viewId, {
        expected,
        at: this.clock.now(),
        async to(before) {
          const after = { ...before, ...changed };
          refusePrivateDefault(after);
          if (after.docId !== before.docId) await refuseForeignCanvas(stores, after);
          return changed;
        },
      }),
    );
  }
}
