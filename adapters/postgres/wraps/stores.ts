import type { Session } from '../session.ts';
import { wrapEntity } from './entities.ts';
import { PostgresWrapStore } from './postgres-wrap-store.ts';

export const wrapEntities = [wrapEntity];

export const wrapStores = {
  wraps: (session: Session) => new PostgresWrapStore(session),
};
