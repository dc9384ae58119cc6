import type { DashboardReader } from '@evident/application/dashboards/dashboard-reader';
import { type DashboardSummary, type DashboardView, type ShownChart, arranged } from '@evident/domain/dashboards';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { InferResult } from 'kysely';
import { byTitle } from '../keyset.ts';
import { db, parameter } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const DASHBOARDS = db
  .selectFrom('dashboard as e')
  .leftJoin('member as b', 'b.id', 'e.owner_id')
  .select(['e.id', 'e.title', 'e.shared', 'e.arrangement', 'e.owner_id', 'b.name as owner_name'])
  .select(['e.version', 'e.created_at', 'e.updated_at'])
  .select(({ selectFrom, fn }) =>
    selectFrom('dashboard_chart as c')
      .whereRef('c.dashboard_id', '=', 'e.id')
      .select(fn.countAll<string>().as('charts'))
      .as('charts'),
  );
type Row = InferResult<typeof DASHBOARDS>[number];

/** Charts of projects out of sight have neither a project nor anything to show. */
const CHARTS = db
  .selectFrom('dashboard as e')
  .innerJoin('dashboard_chart as c', 'c.dashboard_id', 'e.id')
  .leftJoin('project as p', 'p.id', 'c.project_id')
  .where('e.id', '=', parameter<Uuid>('dashboardId'))
  .select(['c.id', 'c.title', 'c.settings', 'c.version', 'p.id as projectId', 'p.title as projectTitle'])
  .orderBy('c.id');

const summaryFor =
  (actor: Actor) =>
  ({ id, title, shared, owner_id, owner_name, version, created_at, updated_at, charts }: Row): DashboardSummary => ({
    id,
    title,
    shared,
    own: owner_id === actor.userId,
    owner: { id: owner_id, name: owner_name ?? '' },
    version,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
    charts: Number(charts),
  });

const shownOf = ({
  projectId,
  projectTitle,
  title,
  settings,
  version,
}: InferResult<typeof CHARTS>[number]): ShownChart | null =>
  projectId === null ? null : { project: { id: projectId, title: projectTitle ?? '' }, title, settings, version };

/** Dashboards as they are shown, narrowed to those that the actor sees. */
export class PostgresDashboardReader implements DashboardReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, page: PageRequest): Promise<Page<DashboardSummary>> {
    return this.reads.page(actor, DASHBOARDS, { order: byTitle('e'), page, itemOf: summaryFor(actor) });
  }

  dashboard(actor: Actor, dashboardId: Uuid): Promise<DashboardView | null> {
    return this.reads.as(actor, async (sight) => {
      const [row] = await sight.rows(DASHBOARDS.where('e.id', '=', dashboardId));
      if (!row) return null;
      const rows = await sight.rows(CHARTS, { given: { dashboardId } });
      const charts = new Map(rows.map((chart) => [chart.id, shownOf(chart)]));
      const places = arranged({ arrangement: row.arrangement, charts: rows });
      return {
        ...summaryFor(actor)(row),
        charts: places.map(({ chartId, width, height }) => ({
          id: chartId,
          width,
          height,
          chart: charts.get(chartId) ?? null,
        })),
      };
    });
  }
}
