import { withoutChart } from '@evident/domain/dashboards';
import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';

/** Removes a chart, also one of a project that the owner cannot see; returns the undo id. */
export class RemoveChart extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
    readonly chartId: Uuid,
  ) {
    super();
  }
}

export class RemoveChartHandler implements Handler<RemoveChart> {
  constructor(
    private readonly work: UnitOfWork<DashboardStores>,
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId, chartId }: RemoveChart): Promise<Uuid> {
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await DASHBOARDS.toChange(stores, actor, dashboardId);
      const chart = before.charts.find(({ id }) => id === chartId) ?? notFound('Chart');
      const seen = await stores.dashboards.seenProjects(actor, [chart.projectId]);
      const after = { ...withoutChart(before, chartId), updatedAt: this.clock.now() };
      const notice = seen.has(chart.projectId)
        ? { label: `Removed “${chart.title}”`, projectId: chart.projectId }
        : { label: `Removed a chart from “${before.title}”` };
      return DASHBOARDS.replace(stores, actor, { before, after }, notice);
    });
  }
}
