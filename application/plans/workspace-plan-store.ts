import type { Uuid } from '@evident/domain/kernel';
import type { Limit, WorkspacePlan } from '@evident/domain/plans';

/** The plan of one team, inside a unit of work. */
export interface WorkspacePlanStore {
  /** Locks it, so that all who count towards a limit wait for each other. Null if nothing is limited. */
  find(): Promise<WorkspacePlan | null>;
  /** The oldest projects that are not in the trash. */
  oldestProjects(most: number): Promise<readonly Uuid[]>;
  /** Without a lock. */
  read(): Promise<WorkspacePlan | null>;
  save(plan: WorkspacePlan): Promise<void>;
  /** How much of a limit is used at a moment, in the limit's unit. */
  used(limit: Limit, now: Date): Promise<number>;
}
