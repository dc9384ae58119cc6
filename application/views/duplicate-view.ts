import { rankAfter, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ShownView, VIEW_TITLE_MAX, refuseMoreViews, viewTitle } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ViewStores, saveView } from './carry-out.ts';
import { shown } from './shown.ts';
import { viewToChange } from './to-change.ts';

/** Copies a view, after the others. The copy has no canvas of its own yet, and does not open first. */
export class DuplicateView extends Command<ShownView> {
  static readonly requires = memberWith({ scope: 'write', access: 'write' });

  constructor(
    readonly actor: Actor,
    readonly viewId: Uuid,
    readonly title?: string,
  ) {
    super();
  }
}

export class DuplicateViewHandler implements Handler<DuplicateView> {
  constructor(
    private readonly work: UnitOfWork<Omit<ViewStores, 'undo'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, viewId, title }: DuplicateView): Promise<ShownView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const original = await viewToChange(stores, actor, viewId);
      const there = await stores.views.ofProject(original.projectId);
      refuseMoreViews(there.length);
      const now = this.clock.now();
      const copy = {
        ...original,
        id: this.ids.newId(),
        docId: null,
        title: viewTitle(title ?? `Copy of ${original.title}`.slice(0, VIEW_TITLE_MAX)),
        isDefault: false,
        rank: rankAfter(there.at(-1)?.rank),
        version: 1,
        createdBy: actor.userId,
        createdAt: now,
        updatedAt: now,
      };
      await saveView(stores, actor, copy);
      return shown(copy);
    });
  }
}
