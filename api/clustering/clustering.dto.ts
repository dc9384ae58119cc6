import { clusterJobView, highlightClusters, startedClusters, wantedClusters } from '@evident/domain/clustering';
import { dtoFrom } from '../kernel/dto.ts';

export class WantedClustersDto extends dtoFrom(wantedClusters) {}
export class HighlightClustersDto extends dtoFrom(highlightClusters) {}
export class StartedClustersDto extends dtoFrom(startedClusters) {}
export class ClusterJobDto extends dtoFrom(clusterJobView) {}
