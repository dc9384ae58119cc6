import type { Session } from '../session.ts';
import { projectViewEntity } from './entities.ts';
import { PostgresViewStore } from './postgres-view-store.ts';

export const viewEntities = [projectViewEntity];

export const viewStores = {
  views: (session: Session) => new PostgresViewStore(session),
};
