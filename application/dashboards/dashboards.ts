import { DASHBOARD, DASHBOARD_LIMIT, type Dashboard, revertedDashboard } from '@evident/domain/dashboards';
import { refuse, notFound } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import { SavedThing, type ThingStores } from '../saved-things/index.ts';
import type { DashboardStore } from './dashboard-store.ts';
import { dashboardChanged } from './events.ts';

/** Stores that changes of dashboards need. */
export interface DashboardStores extends ThingStores {
  dashboards: DashboardStore;
}

/** Dashboards are changed by their owner; others see the shared ones. */
export const DASHBOARDS = new SavedThing<Dashboard, Pick<DashboardStores, 'dashboards'>>({
  ...DASHBOARD,
  kind: 'dashboards:changed',
  store: ({ dashboards }) => dashboards,
  access(_, { userId }, { ownerId, shared }) {
    if (ownerId === userId) return;
    if (!shared) notFound('Dashboard');
    refuse('Forbidden', 'Only its owner can change a dashboard', 'Duplicate it, and change your copy.');
  },
  max: DASHBOARD_LIMIT,
  count: ({ dashboards }, { ownerId }) => dashboards.countOf(ownerId),
  event: (actor, { before, after }) => dashboardChanged(actor, (after ?? before)!, before?.shared),
  revert: revertedDashboard,
});

export const undoDashboardChanges = (clock: Clock) => DASHBOARDS.undoer(clock);
