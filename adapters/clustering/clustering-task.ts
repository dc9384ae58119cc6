import type { AskedClusters } from '@evident/application/clustering/clusterer';
import type { ClusterItem, Grouping } from '@evident/domain/clustering';

export type ClusteringTask =
  | { readonly task: 'cluster'; readonly asked: AskedClusters }
  /** `shared` has the places below. */
  | { readonly task: 'group'; readonly asked: AskedClusters; readonly shared: SharedArrayBuffer }
  | { readonly task: 'title'; readonly items: readonly (ClusterItem | null)[]; readonly grouping: Grouping };

/** Null if it was stopped. */
export type AnsweredTask = { readonly done: unknown } | { readonly failed: string };

/** Places of shared memory, because a thread that computes reads no messages: the finished share of WHOLE, and whether to stop. */
export const PROGRESS = 0;
export const STOP = 1;
export const WHOLE = 1_000;
