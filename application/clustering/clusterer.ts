import type {
  ClusterAmount,
  ClusterItem,
  ClusterStrictness,
  Grouping,
  HighlightClusters,
} from '@evident/domain/clustering';

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
  /**
   * Groups without titles. Requests for clusters do not wait for it.
   *
   * @param goesOn called about every second with the finished share, until it returns false
   * @returns null if it did not go on
   */
  group(asked: AskedClusters, goesOn: (share: number) => Promise<boolean>): Promise<Grouping | null>;
  /** Titles for groups. Items that the reader cannot see are null. */
  titled(items: readonly (ClusterItem | null)[], grouping: Grouping): Promise<HighlightClusters>;
}
