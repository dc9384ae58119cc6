import type { ClusterAmount, ClusterItem, ClusterStrictness, HighlightClusters } from '@evident/domain/clustering';

export interface AskedClusters {
  readonly items: readonly ClusterItem[];
  /** Of the items, in their order. */
  readonly vectors: readonly Float32Array[];
  readonly amount: ClusterAmount;
  readonly strictness: ClusterStrictness;
}

/** Groups highlights without blocking the server. */
export interface Clusterer {
  cluster(asked: AskedClusters): Promise<HighlightClusters>;
}
