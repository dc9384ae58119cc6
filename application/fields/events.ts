import type { DomainEvent } from '@evident/domain/events';
import type { FieldedType, FieldPlace } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

const inProject = (projectId: Uuid | null): { projectId?: Uuid } => (projectId === null ? {} : { projectId });

/** For members who may have left since, such as after an import. */
export const fieldChangedBy = (teamId: Uuid, by: Uuid, { id, projectId }: FieldPlace & { id: Uuid }): DomainEvent => ({
  name: 'field:changed',
  teamId,
  payload: { fieldId: id, by, ...inProject(projectId) },
});

export const fieldChanged = (actor: Actor, field: FieldPlace & { id: Uuid }): DomainEvent =>
  fieldChangedBy(actor.teamId, actor.userId, field);

export const fieldRemoved = (actor: Actor, { id, projectId }: FieldPlace & { id: Uuid }): DomainEvent => ({
  name: 'field:removed',
  teamId: actor.teamId,
  payload: { fieldId: id, by: actor.userId, ...inProject(projectId) },
});

export const fieldsArranged = (actor: Actor, projectId: Uuid | null): DomainEvent => ({
  name: 'field:arranged',
  teamId: actor.teamId,
  payload: { by: actor.userId, ...inProject(projectId) },
});

/** Values of an object of a project, or with null of the workspace, were set or cleared. */
export const valuesSet = (
  actor: Actor,
  { objectType, objectId, projectId }: { objectType: FieldedType; objectId: Uuid; projectId: Uuid | null },
  fieldIds: Uuid[],
): DomainEvent => ({
  name: 'field:set',
  teamId: actor.teamId,
  payload: { objectType, objectId, fieldIds, by: actor.userId, ...inProject(projectId) },
});
