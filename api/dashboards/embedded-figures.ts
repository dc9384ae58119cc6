import { ReadChart, ReadCoOccurrence, ReadCrosstab, ReadSaturation } from '@evident/application/charts/queries';
import { ReadNoteFigures } from '@evident/application/charts/read-note-figures';
import { GetDashboard } from '@evident/application/dashboards/queries';
import {
  type FigureRows,
  coOccurrenceFigures,
  crosstabFigures,
  crosstabOf,
  noteFiguresOf,
  notesFigures,
  queryOf,
  saturationFigures,
  tagFigures,
} from '@evident/domain/charts';
import { type EmbeddedChart, type FiguresOf, type RichNode, chartsIn } from '@evident/domain/content';
import type { ShownChart } from '@evident/domain/dashboards';
import { Refusal } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';

/** The figures of the charts in a text, as far as the actor can see them. */
export async function embeddedFigures(bus: Bus, actor: Actor, content: RichNode): Promise<FiguresOf> {
  const figures = new Map<string, { title: string; rows: FigureRows } | null>();
  for (const embedded of chartsIn(content))
    figures.set(keyOf(embedded), await unlessRefused(figuresOf(bus, actor, embedded)));
  return (embedded) => figures.get(keyOf(embedded)) ?? null;
}

const keyOf = ({ dashboardId, chartId }: EmbeddedChart): string => `${dashboardId} ${chartId}`;

async function figuresOf(bus: Bus, actor: Actor, { dashboardId, chartId }: EmbeddedChart) {
  const { charts } = await bus.ask(new GetDashboard(actor, dashboardId));
  const chart = charts.find(({ id }) => id === chartId)?.chart;
  return chart ? { title: chart.title, rows: await rowsOf(bus, actor, chart) } : null;
}

async function rowsOf(bus: Bus, actor: Actor, { project: { id }, settings }: ShownChart): Promise<FigureRows> {
  const query = queryOf(settings);
  switch (settings.view) {
    case 'TAGS':
      return tagFigures(await bus.ask(new ReadChart(actor, id, query)), settings);
    case 'CO_OCCURRENCE':
      return coOccurrenceFigures(await bus.ask(new ReadCoOccurrence(actor, id, query)));
    case 'SATURATION':
      return saturationFigures(await bus.ask(new ReadSaturation(actor, id, query)));
    case 'NOTES':
      return notesFigures(await bus.ask(new ReadNoteFigures(actor, id, noteFiguresOf(settings))), settings);
    case 'CROSSTAB':
      return crosstabFigures(await bus.ask(new ReadCrosstab(actor, id, crosstabOf(settings))));
  }
}

/** A chart out of sight, or whose filter the actor cannot use, is omitted. */
const unlessRefused = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked;
  } catch (thrown) {
    if (thrown instanceof Refusal) return null;
    throw thrown;
  }
};
