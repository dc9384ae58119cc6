import { AddChart } from '@evident/application/dashboards/add-chart';
import { CreateDashboard } from '@evident/application/dashboards/create-dashboard';
import { DEFAULT_SETTINGS } from '@evident/domain/charts';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Bus } from '../kernel/bus.ts';
import type { SampleStory } from './sample-story.ts';

/** Finds a row by SQL, or makes it. */
type Once = (actor: Actor, sql: string, given: readonly unknown[], make: () => Promise<Uuid>) => Promise<Uuid>;

/** Creates the dashboards of the sample for the whole workspace. */
export async function saveDashboards(
  bus: Bus,
  actor: Actor,
  dashboards: SampleStory['dashboards'],
  once: Once,
): Promise<void> {
  for (const { title, project, charts } of dashboards) {
    const projectId = await once(actor, 'SELECT id FROM project WHERE title = $1', [project], () =>
      Promise.reject(new Error(`The sample has no project “${project}”`)),
    );
    const dashboardId = await once(
      actor,
      'SELECT id FROM dashboard WHERE title = $1',
      [title],
      async () => (await bus.ask(new CreateDashboard(actor, { title, shared: true }))).id,
    );
    for (const { settings, ...chart } of charts)
      await once(
        actor,
        'SELECT id FROM dashboard_chart WHERE dashboard_id = $1 AND title = $2',
        [dashboardId, chart.title],
        async () =>
          (
            await bus.ask(
              new AddChart(actor, dashboardId, { ...chart, projectId, settings: { ...DEFAULT_SETTINGS, ...settings } }),
            )
          ).id,
      );
  }
}
