import { type Dashboard, type NewDashboard, refuseManyDashboards, titleToSave } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DashboardStores } from './carry-out.ts';
import { dashboardChanged } from './events.ts';

/** Creates an empty dashboard; returns its id. */
export class CreateDashboard extends Command<{ id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', role: 'author' });

  constructor(
    readonly actor: Actor,
    readonly dashboard: NewDashboard,
  ) {
    super();
  }
}

export class CreateDashboardHandler implements Handler<CreateDashboard> {
  constructor(
    private readonly work: UnitOfWork<Omit<DashboardStores, 'undo'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, dashboard: { title, shared = false } }: CreateDashboard): Promise<{ id: Uuid }> {
    const now = this.clock.now();
    const dashboard: Dashboard = {
      id: this.ids.newId(),
      teamId: actor.teamId,
      ownerId: actor.userId,
      title: titleToSave(title),
      shared,
      arrangement: [],
      charts: [],
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
    await this.work.perform(actor.teamId, async ({ dashboards, outbox }) => {
      refuseManyDashboards(await dashboards.countOf(actor.userId));
      await dashboards.save(dashboard);
      await outbox.announce(dashboardChanged(actor, dashboard));
    });
    return { id: dashboard.id };
  }
}
