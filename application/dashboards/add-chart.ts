import { DEFAULT_SIZE, type NewChart, withCharts } from '@evident/domain/dashboards';
import { type Uuid, oneLine, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';
import { usableSettings } from './to-change.ts';

/** Adds a chart of a project at the end of a dashboard; returns its id. */
export class AddChart extends Command<{ id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
    readonly chart: NewChart,
  ) {
    super();
  }
}

export class AddChartHandler implements Handler<AddChart> {
  constructor(
    private readonly work: UnitOfWork<Omit<DashboardStores, 'undo'>>,
    private readonly filters: ListFilters,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, dashboardId, chart: { projectId, title, settings, ...size } }: AddChart) {
    const saved = await usableSettings(this.filters, actor, settings);
    return this.work.perform(actor.teamId, async (stores) => {
      const dashboard = await DASHBOARDS.toChange(stores, actor, dashboardId);
      if (!(await stores.dashboards.seenProjects(actor, [projectId])).has(projectId)) notFound('Project');
      const chart = { id: this.ids.newId(), projectId, title: oneLine(title), settings: saved, version: 1 };
      const added = withCharts(dashboard, [{ chart, size: { ...DEFAULT_SIZE, ...size } }]);
      await DASHBOARDS.save(stores, actor, { ...added, updatedAt: this.clock.now() }, dashboard);
      return { id: chart.id };
    });
  }
}
