import type { Session } from '../session.ts';
import { insightEntity } from './entities.ts';
import { PostgresInsightStore } from './postgres-insight-store.ts';

export const insightEntities = [insightEntity];

export const insightStores = {
  insights: (session: Session) => new PostgresInsightStore(session),
};
