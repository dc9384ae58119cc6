import type { ChartUpdate } from '@evident/domain/dashboards';
import { type Uuid, oneLine } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';
import { chartIn, usableSettings } from './to-change.ts';

/** Changes the title or the settings of a chart; `expected` is the version the actor has seen. Returns the undo id. */
export class UpdateChart extends Command<Uuid> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly chart: { readonly dashboardId: Uuid; readonly chartId: Uuid },
    readonly update: ChartUpdate,
    readonly expected: number | null = null,
  ) {
    super();
  }
}

export class UpdateChartHandler implements Handler<UpdateChart> {
  constructor(
    private readonly work: UnitOfWork<DashboardStores>,
    private readonly filters: ListFilters,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, chart: { dashboardId, chartId }, update: { title, settings }, expected }: UpdateChart) {
    const changed = {
      ...(title === undefined ? {} : { title: oneLine(title) }),
      ...(settings === undefined ? {} : { settings: await usableSettings(this.filters, actor, settings) }),
    };
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await DASHBOARDS.toChange(stores, actor, dashboardId);
      const chart = await chartIn(stores, actor, before, chartId);
      refuseOverwriting(chart, expected);
      const charts = before.charts.map((one) => (one.id === chartId ? { ...one, ...changed } : one));
      const after = { ...before, charts, updatedAt: this.clock.now() };
      const notice = { label: `Changed “${chart.title}”`, projectId: chart.projectId };
      return DASHBOARDS.replace(stores, actor, { before, after }, notice);
    });
  }
}
