import {
  type Dashboard,
  type DashboardChange,
  refuseManyDashboards,
  revertedDashboard,
} from '@evident/domain/dashboards';
import { refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { Undoer } from '../undo/index.ts';
import { DASHBOARD_CHANGES, type DashboardStores } from './carry-out.ts';
import { dashboardChanged } from './events.ts';

/** Undoes the deletion or a change of a dashboard, or refuses with the reason. */
export const undoDashboardChanges = <Stores extends DashboardStores>(clock: Clock): Undoer<Stores> => ({
  kind: DASHBOARD_CHANGES,
  async undo({ dashboards, outbox }: Stores, actor, kept) {
    const { before, after } = kept as unknown as DashboardChange;
    if (before.ownerId !== actor.userId) refuse('NotFound', 'Dashboard not found');
    const now = await dashboards.find(before.id);
    const change = { before: revived(before), after: after && revived(after) };
    const reverted = { ...revertedDashboard(change, now), updatedAt: clock.now() };
    if (!now) refuseManyDashboards(await dashboards.countOf(actor.userId));
    await dashboards.save(reverted);
    await outbox.announce(dashboardChanged(actor, reverted, now?.shared));
  },
});

/** Dates come back from JSON as text. */
const revived = (dashboard: Dashboard): Dashboard => ({
  ...dashboard,
  createdAt: new Date(dashboard.createdAt),
  updatedAt: new Date(dashboard.updatedAt),
});
