/** Options in the order of the specification (document 001, section 5); the third is the default. */
export const CLUSTER_AMOUNTS = { LEAST: 3, LESS: 5, STANDARD: 10, MORE: 15, MOST: 25 } as const;
export type ClusterAmount = keyof typeof CLUSTER_AMOUNTS;
export const CLUSTER_STRICTNESS = { VERY_RELAXED: 5, RELAXED: 4, STANDARD: 3, STRICT: 2, VERY_STRICT: 1 } as const;
export type ClusterStrictness = keyof typeof CLUSTER_STRICTNESS;

/** Below, there is nothing to group (decided). */
export const CLUSTERED_MIN = 4;
export const CLUSTERED_MAX = 50_000;
/** Answered within the request; more are clustered by a job (issue 12, section D). */
export const CLUSTERED_AT_ONCE = 2_000;
/** Milliseconds for which the result of a job is kept (decided). */
export const CLUSTERS_KEPT = 86_400_000;
const CLUSTERS_MIN = 2;
const CLUSTERS_MAX = 50;
const FEW_ITEMS = 5;
const STRICTNESS_OF_FEW = 2;
const SMALL = 20;

/** Wanted clusters: the amount in percent of the items, at least 2, at most 2 fewer than the items, and at most 50. */
export const clusterCount = (items: number, amount: ClusterAmount): number =>
  Math.min(CLUSTERS_MAX, items - 2, Math.max(CLUSTERS_MIN, Math.ceil((CLUSTER_AMOUNTS[amount] * items) / 100)));

/** The value of the option for more than five items, otherwise 2. */
export const strictnessOf = (items: number, strictness: ClusterStrictness): number =>
  items > FEW_ITEMS ? CLUSTER_STRICTNESS[strictness] : STRICTNESS_OF_FEW;

/** The further value of the specification: here the least items of a cluster, so that none is smaller. */
export const leastSize = (items: number): number => (items <= SMALL ? 2 : 3);
