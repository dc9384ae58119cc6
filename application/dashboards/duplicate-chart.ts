import { DEFAULT_SIZE, arranged, chartCopyTitle, moved, withCharts } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { Command, type Handler, memberWith } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { DASHBOARDS, type DashboardStores } from './dashboards.ts';
import { chartIn } from './to-change.ts';

/** Copies a chart behind itself; returns the id of the copy. */
export class DuplicateChart extends Command<{ id: Uuid }> {
  static readonly requires = memberWith({ scope: 'write', access: 'own' });

  constructor(
    readonly actor: Actor,
    readonly dashboardId: Uuid,
    readonly chartId: Uuid,
  ) {
    super();
  }
}

export class DuplicateChartHandler implements Handler<DuplicateChart> {
  constructor(
    private readonly work: UnitOfWork<Omit<DashboardStores, 'undo'>>,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute({ actor, dashboardId, chartId }: DuplicateChart): Promise<{ id: Uuid }> {
    return this.work.perform(actor.teamId, async (stores) => {
      const dashboard = await DASHBOARDS.toChange(stores, actor, dashboardId);
      const chart = await chartIn(stores, actor, dashboard, chartId);
      const places = arranged(dashboard);
      const at = places.findIndex((place) => place.chartId === chartId);
      const copy = { ...chart, id: this.ids.newId(), title: chartCopyTitle(chart.title), version: 1 };
      const added = withCharts({ ...dashboard, arrangement: places }, [
        { chart: copy, size: places[at] ?? DEFAULT_SIZE },
      ]);
      const arrangement = moved(added.arrangement, places.length, at + 1);
      await DASHBOARDS.save(stores, actor, { ...added, arrangement, updatedAt: this.clock.now() }, dashboard);
      return { id: copy.id };
    });
  }
}
