import type { Session } from '../session.ts';
import { PostgresCitedInsightStore } from './postgres-cited-insight-store.ts';

export const citedInsightStores = {
  citedInsights: (session: Session) => new PostgresCitedInsightStore(session),
};
