import type { Role } from '@evident/domain/permissions';

/** Why a member cannot have dashboards of their own; null if they can. */
export const dashboardsReason = (role: Role): string | null =>
  role === 'VIEWER' ? 'Viewers read dashboards that others share' : null;
