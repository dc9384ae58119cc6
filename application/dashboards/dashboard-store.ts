import type { Dashboard } from '@evident/domain/dashboards';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { ThingStore } from '../saved-things/index.ts';

/** Dashboards of one team with their charts, inside a unit of work. Charts of projects that were deleted forever are not saved. */
export interface DashboardStore extends ThingStore<Dashboard> {
  countOf(ownerId: Uuid): Promise<number>;
  /** Those of the projects that the actor sees. */
  seenProjects(actor: Actor, projectIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>>;
}
