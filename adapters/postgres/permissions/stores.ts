import type { Session } from '../session.ts';
import { PostgresProjectAccess } from './project-access.ts';

export const permissionStores = {
  projectAccess: (session: Session) => new PostgresProjectAccess(session),
};
