import { type ChartUpdate, titleToSave } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ListFilters } from '../filters/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import { refuseOverwriting } from '../kernel/refuse-overwriting.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DashboardStores, carryOutUndoably } from './carry-out.ts';
import { chartIn, dashboardToChange, usableSettings } from './to-change.ts';

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
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ actor, chart: { dashboardId, chartId }, update: { title, settings }, expected }: UpdateChart) {
    const changed = {
      ...(title === undefined ? {} : { title: titleToSave(title) }),
      ...(settings === undefined ? {} : { settings: await usableSettings(this.filters, actor, settings) }),
    };
    return this.work.perform(actor.teamId, async (stores) => {
      const before = await dashboardToChange(stores, actor, dashboardId);
      const chart = await chartIn(stores, actor, before, chartId);
      refuseOverwriting(chart, expected);
      const charts = before.charts.map((one) => (one.id === chartId ? { ...one, ...changed } : one));
      return carryOutUndoably(stores, { ids: this.ids, clock: this.clock }, actor, {
        before,
        after: { ...before, charts },
        label: `Changed “${chart.title}”`,
        projectId: chart.projectId,
      });
    });
  }
}
