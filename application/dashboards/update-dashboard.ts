import { type DashboardUpdate, arranged, titleToSave } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DashboardStores, carryOutUndoably } from './carry-out.ts';
import { dashboardToChange } from './to-change.ts';

/**
 * Renames, shares or rearranges a dashboard; `expected` is the version the actor has seen. Returns the undo id.
 */
export class UpdateDashboard extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
    readonly update: DashboardUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateDashboardHandler implements Handler<UpdateDashboard> {
  constructor(
    private readonly work: UnitOfWork<DashboardStores>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId, update: { title, shared, arrangement }, expected }: UpdateDashboard): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await dashboardToChange(stores, actor, dashboardId);
      refuseOverwriting(before, expected);
      const after = {
        ...before,
        ...(title === undefined ? {} : { title: titleToSave(title) }),
        ...(shared === undefined ? {} : { shared }),
        ...(arrangement === undefined ? {} : { arrangement: arranged(before, arrangement) }),
      };
      const label = before.title === after.title ? `Changed “${before.title}”` : `Renamed “${before.title}”`;
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, { before, after, label });
    });
  }
}
