import {
  type Dashboard,
  DASHBOARD_TITLE_MAX,
  arranged,
  copyTitle,
  refuseManyDashboards,
} from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { DashboardStores } from './carry-out.ts';
import { dashboardChanged } from './events.ts';
import { dashboardToCopy } from './to-change.ts';

/** Copies a dashboard with the charts that the actor sees to a private one of their own; returns its id. */
export class DuplicateDashboard extends Command<{ id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', role: 'author', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
  ) {
    super();
  }
}

export class DuplicateDashboardHandler implements Handler<DuplicateDashboard> {
  constructor(
    private readonly work: UnitOfWork<Omit<DashboardStores, 'undo'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId }: DuplicateDashboard): Promise<{ id: Uuid }> {
    return this.work.perform(actor.teamId, async (stores) => {
      const { dashboards, outbox } = stores;
      const source = await dashboardToCopy(stores, actor, dashboardId);
      refuseManyDashboards(await dashboards.countOf(actor.userId));
      const seen = await dashboards.seenProjects(
        actor,
        source.charts.map(({ projectId }) => projectId),
      );
      const charts = source.charts.filter(({ projectId }) => seen.has(projectId));
      const newIds = new Map(charts.map(({ id }) => [id, this.ids.newId()]));
      const now = this.clock.now();
      const copy: Dashboard = {
        id: this.ids.newId(),
        teamId: actor.teamId,
        ownerId: actor.userId,
        title: copyTitle(source.title, DASHBOARD_TITLE_MAX),
        shared: false,
        charts: charts.map((chart) => ({ ...chart, id: newIds.get(chart.id)!, version: 1 })),
        arrangement: arranged({ ...source, charts }).map((place) => ({
          ...place,
          chartId: newIds.get(place.chartId)!,
        })),
        version: 1,
        createdAt: now,
        updatedAt: now,
      };
      await dashboards.save(copy);
      await outbox.announce(dashboardChanged(actor, copy));
      return { id: copy.id };
    });
  }
}
