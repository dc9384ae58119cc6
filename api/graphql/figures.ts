import { ReadChart, ReadCoOccurrence, ReadCrosstab, ReadSaturation } from '@evident/application/charts/queries';
import { ReadNoteFigures } from '@evident/application/charts/read-note-figures';
import type { Message } from '@evident/application/kernel/message';
import { type ChartView, crosstabOf, noteFiguresOf, queryOf } from '@evident/domain/charts';
import type { ShownChart } from '@evident/domain/dashboards';
import type { Actor } from '@evident/domain/permissions';
import DataLoader from 'dataloader';
import type { Bus } from '../kernel/bus.ts';

/** Charts of one request that are counted at the same time (decided). A dashboard has up to 50. */
const AT_ONCE = 4;

const MESSAGES: Record<ChartView, (actor: Actor, chart: ShownChart) => Message<unknown>> = {
  TAGS: (actor, { project, settings }) => new ReadChart(actor, project.id, queryOf(settings)),
  CROSSTAB: (actor, { project, settings }) => new ReadCrosstab(actor, project.id, crosstabOf(settings)),
  CO_OCCURRENCE: (actor, { project, settings }) => new ReadCoOccurrence(actor, project.id, queryOf(settings)),
  SATURATION: (actor, { project, settings }) => new ReadSaturation(actor, project.id, queryOf(settings)),
  NOTES: (actor, { project, settings }) => new ReadNoteFigures(actor, project.id, noteFiguresOf(settings)),
};

/** Loads the numbers of stored charts, each with the message of its operation. */
export const figuresLoader = (bus: Bus, actor: Actor): DataLoader<ShownChart, unknown> =>
  new DataLoader(async (charts) => {
    const figures: unknown[] = Array.from({ length: charts.length });
    const waiting = charts.entries();
    const count = async (): Promise<void> => {
      for (const [at, chart] of waiting)
        figures[at] = await bus.ask(MESSAGES[chart.settings.view](actor, chart)).catch((error: unknown) => error);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, count));
    return figures;
  });
