import { normalizeForm, readFilterForm } from '@evident/domain/filters';
import { oneLine, rankAfter, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewView, type ShownView, refusePrivateDefault } from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { newRow } from '../saved-things/index.ts';
import { shown } from './shown.ts';
import { refuseForeignCanvas, refuseUnusable } from './to-change.ts';
import { VIEWS, type ViewStores } from './views.ts';

/** Saves a view of a project, after the others. */
export class CreateView extends Command<ShownView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly projectId: Uuid,
    readonly view: NewView,
  ) {
    super();
  }
}

export class CreateViewHandler implements Handler<CreateView> {
  constructor(
    private readonly work: UnitOfWork<Omit<ViewStores, 'undo'>>,
    private readonly filters: ListFilters,
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, view: { title, viewData, ...wanted } }: CreateView): Promise<ShownView> {
    const view = {
      docId: null,
      isPrivate: false,
      isDefault: false,
      ...wanted,
      ...newRow(this, actor),
      projectId,
      title: oneLine(title),
      viewData: { ...viewData, filter: normalizeForm(readFilterForm(viewData.filter)) },
      createdBy: actor.userId,
    };
    refusePrivateDefault(view);
    await this.work.perform(actor.teamId, (stores) => demand(stores.projectAccess, actor, projectId, 'write'));
    await refuseUnusable(this.filters, actor, view.objectType, view.viewData);
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseForeignCanvas(stores, view);
      const there = await stores.views.ofProject(projectId);
      return shown(await VIEWS.create(stores, actor, { ...view, rank: rankAfter(there.at(-1)?.rank) }));
    });
  }
}
