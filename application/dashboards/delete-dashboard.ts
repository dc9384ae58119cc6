import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DashboardStores, carryOutUndoably } from './carry-out.ts';
import { dashboardToChange } from './to-change.ts';

/** Deletes a dashboard with its charts; returns the undo id. */
export class DeleteDashboard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
  ) {
    super();
  }
}

export class DeleteDashboardHandler implements Handler<DeleteDashboard> {
  constructor(
    private readonly work: UnitOfWork<DashboardStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId }: DeleteDashboard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await dashboardToChange(stores, actor, dashboardId);
      const label = `Deleted “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, { before, after: null, label });
    });
  }
}
