import type { WritingState } from '../evidence/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { Grouping } from './cluster.ts';
import type { ClusterAmount, ClusterStrictness } from './options.ts';

/** Clusters of many highlights, computed in the background for one member. */
export interface ClusterJob {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  /** Only they see it. */
  readonly memberId: Uuid;
  readonly highlightIds: readonly Uuid[];
  readonly amount: ClusterAmount;
  readonly strictness: ClusterStrictness;
  readonly state: WritingState;
  /** From 0 to 1. */
  readonly progress: number;
  /** Positions in `highlightIds`; null until it is done. */
  readonly found: Grouping | null;
  readonly createdAt: Date;
}
