import type { DashboardSummary, DashboardView } from '@evident/domain/dashboards';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The dashboards that an actor sees: their own and the shared ones of the workspace. */
export interface DashboardReader {
  /** By title. */
  list(actor: Actor, page: PageRequest): Promise<Page<DashboardSummary>>;
  dashboard(actor: Actor, dashboardId: Uuid): Promise<DashboardView | null>;
}
