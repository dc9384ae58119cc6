import type { Session } from '../session.ts';
import { dashboardChartEntity, dashboardEntity } from './entities.ts';
import { PostgresDashboardStore } from './postgres-dashboard-store.ts';

export const dashboardEntities = [dashboardEntity, dashboardChartEntity];

export const dashboardStores = {
  dashboards: (session: Session) => new PostgresDashboardStore(session),
};
