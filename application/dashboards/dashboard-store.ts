import type { Dashboard } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Dashboards of one team with their charts, inside a unit of work. */
export interface DashboardStore {
  /** Locked. */
  find(dashboardId: Uuid): Promise<Dashboard | null>;
  countOf(ownerId: Uuid): Promise<number>;
  /** Charts of projects that were deleted forever are left out. */
  save(dashboard: Dashboard): Promise<void>;
  remove(dashboardId: Uuid): Promise<void>;
  /** Those of the projects that the actor sees. */
  seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>>;
}
