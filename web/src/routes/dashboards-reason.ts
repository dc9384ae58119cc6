import { useCreateReason } from '../features/projects/disabled-reasons.ts';

/** Why a member cannot have dashboards of their own; null if they can. */
export const useDashboardsReason = (): string | null => useCreateReason('Viewers cannot create dashboards');
