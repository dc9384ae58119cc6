import type { Dashboard } from '@evident/domain/dashboards';
import type { DomainEvent } from '@evident/domain/events';
import type { Actor } from '@evident/domain/permissions';

/** With `ownerId` only the owner is notified. A dashboard that was shared concerns everyone once more. */
export const dashboardChanged = (
  { teamId, userId: by }: Actor,
  { id: dashboardId, ownerId, shared }: Dashboard,
  wasShared = false,
): DomainEvent => ({
  name: 'dashboard:changed',
  teamId,
  payload: { dashboardId, ownerId: shared || wasShared ? null : ownerId, by },
});
