import type { Session } from '../session.ts';
import { summaryEntity } from './entities.ts';
import { PostgresSummaryStore } from './postgres-summary-store.ts';

export const summaryEntities = [summaryEntity];

export const summaryStores = {
  summaries: (session: Session) => new PostgresSummaryStore(session),
};
