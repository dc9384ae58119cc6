import { normalizeForm, readFilterForm } from '@evident/domain/filters';
import { rankAfter, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NewView, type ShownView, refuseMoreViews, refusePrivateDefault, viewTitle } from '@evident/domain/views';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { demand } from '../permissions/index.ts';
import { type ViewStores, saveView } from './carry-out.ts';
import { shown } from './shown.ts';
import { refuseForeignCanvas, refuseUnusable } from './to-change.ts';

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
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, projectId, view: { title, viewData, ...wanted } }: CreateView): Promise<ShownView> {
    const now = this.clock.now();
    const view = {
      docId: null,
      isPrivate: false,
      isDefault: false,
      ...wanted,
      id: this.ids.newId(),
      teamId: actor.teamId,
      projectId,
      title: viewTitle(title),
      viewData: { ...viewData, filter: normalizeForm(readFilterForm(viewData.filter)) },
      version: 1,
      createdBy: actor.userId,
      createdAt: now,
      updatedAt: now,
    };
    refusePrivateDefault(view);
    await this.work.perform(actor.teamId, (stores) => demand(stores.projectAccess, actor, projectId, 'write'));
    await refuseUnusable(this.filters, actor, view.objectType, view.viewData);
    return this.work.perform(actor.teamId, async (stores) => {
      await demand(stores.projectAccess, actor, projectId, 'write');
      await refuseForeignCanvas(stores, view);
      const there = await stores.views.ofProject(projectId);
      refuseMoreViews(there.length);
      const placed = { ...view, rank: rankAfter(there.at(-1)?.rank) };
      await saveView(stores, actor, placed);
      return shown(placed);
    });
  }
}
