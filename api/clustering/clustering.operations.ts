import { GetClusterJob } from '@evident/application/clustering/queries';
import { ClusterJobDto } from './clustering.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const CLUSTERING_OPERATIONS = {
  getClusterJob: operation({
    route: 'GET /highlight-cluster-jobs/{clusterJobId}',
    asks: GetClusterJob,
    summary: 'Read the progress and the clusters of many highlights',
    description:
      'Only for the caller who started it, and for a day. Holds only highlights that the caller can see now; titles are made of these.',
    answers: ClusterJobDto,
    refuses: ['NotFound'],
    message: ({ actor, clusterJobId: jobId }) => new GetClusterJob(actor, jobId),
  }),
};
