import type { ClusterJob } from '@evident/domain/clustering';
import type { DomainEvent } from '@evident/domain/events';

export const clusterJobChanged = ({ id: jobId, teamId, projectId, memberId }: ClusterJob): DomainEvent => ({
  name: 'cluster-job:changed',
  teamId,
  payload: { jobId, projectId, ownerId: memberId, by: memberId },
});
