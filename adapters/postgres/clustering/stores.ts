import type { Session } from '../session.ts';
import { clusterJobEntity } from './entities.ts';
import { PostgresClusterJobStore } from './postgres-cluster-job-store.ts';

export const clusteringEntities = [clusterJobEntity];

export const clusteringStores = {
  clusterJobs: (session: Session) => new PostgresClusterJobStore(session),
};
