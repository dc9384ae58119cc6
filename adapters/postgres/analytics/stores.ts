import type { Session } from '../session.ts';
import { PostgresViewStore } from './postgres-view-store.ts';

export const analyticsStores = {
  viewCounts: (session: Session) => new PostgresViewStore(session),
};
