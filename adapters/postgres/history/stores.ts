import type { Session } from '../session.ts';
import { PostgresTextVersions } from './postgres-text-versions.ts';

export const historyStores = {
  versions: (session: Session) => new PostgresTextVersions(session),
};
