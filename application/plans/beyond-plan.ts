import type { Actor } from '@evident/domain/permissions';
import { editableProjects } from '@evident/domain/plans';
import type { ProjectView } from '@evident/domain/projects';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from './take-room.ts';

export interface PlanPorts {
  readonly work: UnitOfWork<RoomStores>;
  readonly clock: Clock;
}

/** Marks the projects that are read-only because the plan has room for fewer: the newest ones. */
export async function markBeyondPlan(
  { work, clock }: PlanPorts,
  actor: Actor,
  projects: readonly ProjectView[],
): Promise<ProjectView[]> {
  const most = editableProjects(actor.plan, clock.now());
  if (most === null || projects.length === 0) return [...projects];
  const editable = await work.perform(actor.teamId, ({ workspacePlans }) => workspacePlans.oldestProjects(most));
  return projects.map((project) => (editable.includes(project.id) ? project : { ...project, beyondPlan: true }));
}
