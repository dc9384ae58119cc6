import { DASHBOARD_TITLE_MAX, arranged, copyTitle } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { newRow } from '../saved-things/index.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';
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
    readonly ids: Ids,
    readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId }: DuplicateDashboard): Promise<{ id: Uuid }> {
    return this.work.perform(actor.teamId, async (stores) => {
      const source = await dashboardToCopy(stores, actor, dashboardId);
      const seen = await stores.dashboards.seenProjects(
        actor,
        source.charts.map(({ projectId }) => projectId),
      );
      const charts = source.charts.filter(({ projectId }) => seen.has(projectId));
      const newIds = new Map(charts.map(({ id }) => [id, this.ids.newId()]));
      const copy = await DASHBOARDS.create(stores, actor, {
        ...newRow(this, actor),
        ownerId: actor.userId,
        title: copyTitle(source.title, DASHBOARD_TITLE_MAX),
        shared: false,
        charts: charts.map((chart) => ({ ...chart, id: newIds.get(chart.id)!, version: 1 })),
        arrangement: arranged({ ...source, charts }).map((place) => ({
          ...place,
          chartId: newIds.get(place.chartId)!,
        })),
      });
      return { id: copy.id };
    });
  }
}
