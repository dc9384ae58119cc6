import { by, event, id } from '../event-kinds/index.ts';

const dashboard = { type: 'DASHBOARD', id: 'dashboardId' } as const;

export const DASHBOARD_EVENTS = {
  'dashboard:changed': event(
    dashboard,
    'a dashboard or one of its charts is created, changed, deleted or restored; with `ownerId`, the private dashboard of one member',
    { dashboardId: id, ownerId: { ...id, nullable: true }, by },
  ),
} as const;
