import { type DashboardUpdate, arranged } from '@evident/domain/dashboards';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';

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
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId, update: { title, shared, arrangement }, expected }: UpdateDashboard): Promise<Uuid> {
    return this.work.perform(actor.teamId, (stores) =>
      DASHBOARDS.change(stores, actor, dashboardId, {
        expected,
        at: this.clock.now(),
        to: (before) => ({
          ...(title === undefined ? {} : { title: oneLine(title) }),
          ...(shared === undefined ? {} : { shared }),
          ...(arrangement === undefined ? {} : { arrangement: arranged(before, arrangement) }),
        }),
      }),
    );
  }
}
