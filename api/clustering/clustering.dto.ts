import { highlightClusters, wantedClusters } from '@evident/domain/clustering';
import { dtoFrom } from '../kernel/dto.ts';

export class WantedClustersDto extends dtoFrom(wantedClusters) {}
export class HighlightClustersDto extends dtoFrom(highlightClusters) {}
