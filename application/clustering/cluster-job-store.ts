import type { ClusterJob, Grouping } from '@evident/domain/clustering';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Jobs of one team, inside a unit of work. */
export interface ClusterJobStore {
  find(jobId: Uuid): Promise<ClusterJob | null>;
  create(job: ClusterJob): Promise<void>;
  /** Jobs of a member in a project that have not ended. */
  underWay(projectId: Uuid, memberId: Uuid): Promise<ClusterJob[]>;
  /** Stores progress of a job that has not ended. @returns whether there is one */
  advance(jobId: Uuid, progress: number): Promise<boolean>;
  /** Ends a job that has not ended. @returns whether there was one */
  end(jobId: Uuid, state: 'DONE' | 'FAILED' | 'CANCELLED', found: Grouping | null): Promise<boolean>;
  /** Lets a failed job wait again. @returns whether it had failed */
  reopen(jobId: Uuid): Promise<boolean>;
  /** A member as they are now; null if they left. */
  actor(memberId: Uuid): Promise<Actor | null>;
}
