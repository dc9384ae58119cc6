import type { Session } from '../session.ts';
import { PostgresRetentionDeletion } from './postgres-retention-deletion.ts';
import { PostgresRetentionStore } from './postgres-retention-store.ts';

export const retentionStores = {
  retention: (session: Session) => new PostgresRetentionStore(session),
  retentionDeletion: (session: Session) => new PostgresRetentionDeletion(session),
};
