import type { DashboardStore } from '@evident/application/dashboards/dashboard-store';
import type { Dashboard } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { In, Not } from 'typeorm';
import { upsertMany } from '../many-rows.ts';
import { withTrashShown } from '../show-trash.ts';
import { canSeeObject } from '../permissions/visible-object.ts';
import type { Session } from '../session.ts';
import { dashboardChartEntity, dashboardEntity } from './entities.ts';

export class PostgresDashboardStore implements DashboardStore {
  constructor(private readonly session: Session) {}

  async find(id: Uuid): Promise<Dashboard | null> {
    const { manager } = this.session;
    const dashboard = await manager.findOne(dashboardEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!dashboard) return null;
    const rows = await manager.find(dashboardChartEntity, { where: { dashboardId: id }, order: { id: 'ASC' } });
    const charts = rows.map(({ id: chartId, projectId, title, settings, version }) => ({
      id: chartId,
      projectId,
      title,
      settings,
      version,
    }));
    return { ...dashboard, charts };
  }

  countOf(ownerId: Uuid): Promise<number> {
    return this.session.manager.countBy(dashboardEntity, { ownerId });
  }

  async save({ charts, ...dashboard }: Dashboard): Promise<void> {
    const { manager } = this.session;
    const { id: dashboardId, teamId } = dashboard;
    await upsertMany(manager, dashboardEntity, [dashboard]);
    const kept = charts.map(({ id }) => id);
    await manager.delete(dashboardChartEntity, { dashboardId, ...(kept.length > 0 && { id: Not(In(kept)) }) });
    const there = await this.existing(charts.map(({ projectId }) => projectId));
    const rows = charts
      .filter(({ projectId }) => there.has(projectId))
      .map((chart) => ({ ...chart, teamId, dashboardId }));
    await upsertMany(manager, dashboardChartEntity, rows);
  }

  async remove(id: Uuid): Promise<void> {
    await this.session.manager.delete(dashboardEntity, { id });
  }

  async seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
    const seen = new Set<Uuid>();
    for (const id of new Set(projectIds)) if (await canSeeObject(this.session, actor, 'PROJECT', id)) seen.add(id);
    return seen;
  }

  /** Those that were not deleted forever, also in the trash. Locked, so that they stay. */
  private async existing(projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
    if (projectIds.length === 0) return new Set();
    const rows = await withTrashShown(this.session, () =>
      this.session.query<{ id: Uuid }>('SELECT id FROM project WHERE id = ANY ($1) FOR KEY SHARE', [projectIds]),
    );
    return new Set(rows.map(({ id }) => id));
  }
}
