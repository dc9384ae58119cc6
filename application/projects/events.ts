import type { DomainEvent } from '@evident/domain/events';
import type { Actor, Holder } from '@evident/domain/permissions';
import type { AccessRequest, Folder, Guarded, Project } from '@evident/domain/projects';

/** A project was created (specification, document 001, section 3, Automation). It has no tags yet. */
export const projectCreated = (actor: Actor, project: Project): DomainEvent => ({
  name: 'project:created',
  teamId: actor.teamId,
  payload: { projectId: project.id, name: project.title, status: project.status, tags: [], by: actor.userId },
});

/** A project was edited, moved, reordered, archived or restored. */
export const projectChanged = (actor: Actor, project: Project): DomainEvent => ({
  name: 'project:changed',
  teamId: actor.teamId,
  payload: { projectId: project.id, status: project.status, by: actor.userId },
});

/** A folder was created, renamed, moved, reordered or deleted. */
export const folderChanged = (actor: Actor, { id }: Pick<Folder, 'id'>): DomainEvent => ({
  name: 'folder:changed',
  teamId: actor.teamId,
  payload: { folderId: id, by: actor.userId },
});

/** A member gained or lost access to a project, or to a folder and its contents. @param gained the new holder */
export const accessChanged = (actor: Pick<Actor, 'teamId' | 'userId'>, on: Guarded, gained?: Holder): DomainEvent => ({
  name: 'access:changed',
  teamId: actor.teamId,
  payload: {
    ...(on.kind === 'project' ? { projectId: on.id } : { folderId: on.id }),
    ...(gained?.kind === 'user' && { toMember: gained.id }),
    ...(gained?.kind === 'group' && { toGroup: gained.id }),
    by: actor.userId,
  },
});

/** An access request was created or answered. */
export const accessRequested = (request: AccessRequest): DomainEvent => requestEvent('access:requested', request);
export const accessDecided = (request: AccessRequest): DomainEvent =>
  requestEvent(request.state === 'GRANTED' ? 'access:granted' : 'access:denied', request);

const requestEvent = (
  name: 'access:requested' | 'access:granted' | 'access:denied',
  { id, teamId, projectId, requestedBy, role, decidedBy }: AccessRequest,
): DomainEvent => ({
  name,
  teamId,
  payload: { requestId: id, projectId, requestedBy, role, decidedBy },
});
