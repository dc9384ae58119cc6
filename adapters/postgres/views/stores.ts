import type { Session } from '../session.ts';
import { projectViewEntity } from './entities.ts';
import { PostgresRankStore } from './postgres-rank-store.ts';
import { PostgresViewStore } from './postgres-view-store.ts';

export const viewEntities = [projectViewEntity];

export const viewStores = {
  ranks: (session: Session) => new PostgresRankStore(session),
  views: (session: Session) => new PostgresViewStore(session),
};
