import type { Uuid } from '@evident/domain/kernel';
import { type Access, type Action, type Actor, refuseUnlessAllowed } from '@evident/domain/permissions';

/** What an actor may do with a project; an unknown project gives no access. Part of a unit of work, so that grants cannot change underneath. */
export interface ProjectAccess {
  accessTo(actor: Actor, projectId: Uuid): Promise<Access>;
}

/**
 * Ends the message unless the actor may do that with the project.
 * @throws Refusal `NotFound` when the actor may not even see it (`what` names the thing asked for), `InvalidOperation` in an archived project, `Forbidden` with the reason otherwise
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
