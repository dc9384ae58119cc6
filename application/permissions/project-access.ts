import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Action, type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';

/**
 * The access of actors to projects; none to an unknown project. Part of a unit of work, so that grants cannot change
 * during it.
 */
export interface ProjectAccess {
  accessTo(actor: Actor, projectId: Uuid): Promise<Access>;
}

/**
 * Refuses unless the actor can take an action in the project.
 * @throws Refusal `NotFound` if the actor cannot see it (`what` names the object), `InvalidOperation` in an archived
 * project, otherwise `Forbidden` with the reason
 */
export async function demand(
  projects: ProjectAccess,
  actor: Actor,
  projectId: Uuid,
  action: Action,
  what = 'Project',
): Promise<Access> {
  return refuseUnlessAllowed(action, actor, await projects.accessTo(actor, projectId), what);
}
