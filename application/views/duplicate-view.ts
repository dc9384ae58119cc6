import { oneLine, rankAfter, type Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type ShownView, VIEW_TITLE_MAX } from '@evident/domain/views';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { shown } from './shown.ts';
import { VIEWS, type ViewStores } from './views.ts';

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
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, viewId, title }: DuplicateView): Promise<ShownView> {
    return this.work.perform(actor.teamId, async (stores) => {
      const original = await VIEWS.toChange(stores, actor, viewId);
      const there = await stores.views.ofProject(original.projectId);
      const copy = {
        ...original,
        ...newRow(this, actor),
        docId: null,
        title: oneLine(title ?? `Copy of ${original.title}`.slice(0, VIEW_TITLE_MAX)),
        isDefault: false,
        rank: rankAfter(there.at(-1)?.rank),
        createdBy: actor.userId,
      };
      return shown(await VIEWS.create(stores, actor, copy));
    });
  }
}
