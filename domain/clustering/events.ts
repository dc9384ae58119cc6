import { by, event, id } from '../event-kinds/index.ts';

const clusterJob = { type: 'CLUSTER_JOB', id: 'jobId' } as const;
const onClusterJob = { jobId: id, projectId: id, ownerId: id, by } as const;

export const CLUSTERING_EVENTS = {
  'cluster-job:changed': event(clusterJob, 'clusters of many highlights start, make progress or end', onClusterJob),
} as const;
