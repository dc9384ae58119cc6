import { GetSharer } from '@evident/application/sharing/get-sharer';
import type { Visitor } from '@evident/application/sharing/share-access';
import { type RichNode, chartsIn } from '@evident/domain/content';
import type { SharedView } from '@evident/domain/sharing';
import { embeddedFigures } from '../dashboards/embedded-figures.ts';
import type { Bus } from '../kernel/bus.ts';

/** Adds the numbers of charts if the link shows them, as far as the member who created it can see them now. */
export async function withCharts(bus: Bus, visitor: Visitor, shared: SharedView): Promise<SharedView> {
  const contents = shared.documents.map(({ content }) => content as unknown as RichNode);
  if (contents.every((content) => chartsIn(content).length === 0)) return shared;
  const sharer = await bus.ask(new GetSharer(visitor));
  if (sharer === null) return shared;
  const documents = await Promise.all(
    shared.documents.map(async (document, at) => {
      const figuresOf = await embeddedFigures(bus, sharer, contents[at]!);
      const charts = chartsIn(contents[at]!).flatMap((chart) => {
        const figures = figuresOf(chart);
        return figures ? [[`${chart.dashboardId} ${chart.chartId}`, figures] as const] : [];
      });
      return { ...document, charts: Object.fromEntries(charts) };
    }),
  );
  return { ...shared, documents };
}
