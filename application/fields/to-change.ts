import type { Field, FieldPlace, FieldSet } from '@evident/domain/fields';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import { type Actor, managesWorkspaceContent } from '@evident/domain/permissions';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import type { FieldStore } from './field-store.ts';

interface Changing {
  readonly fields: FieldStore;
  readonly projectAccess: ProjectAccess;
}

/**
 * Ends the message unless the actor may change the fields of a place: with WRITE in a project; managers and admins in the workspace.
 * Locks them until the unit of work ends.
 */
export async function placeToChange(
  { fields, projectAccess }: Changing,
  actor: Actor,
  projectId: Uuid | null,
  what?: string,
): Promise<void> {
  if (projectId !== null) await demand(projectAccess, actor, projectId, 'write', what);
  else if (!managesWorkspaceContent(actor))
    refuse('Forbidden', 'You can’t change the fields of the workspace', 'Ask a manager or an admin.');
  await fields.oneAtATime(projectId);
}

export async function fieldToChange(stores: Changing, actor: Actor, fieldId: Uuid): Promise<Field> {
  const seen = (await stores.fields.find(fieldId)) ?? notFound('Field');
  await placeToChange(stores, actor, seen.projectId, 'Field');
  return (await stores.fields.find(fieldId)) ?? notFound('Field');
}

export async function setToChange(stores: Changing, actor: Actor, fieldSetId: Uuid): Promise<FieldSet> {
  const seen = (await stores.fields.findSet(fieldSetId)) ?? notFound('Field set');
  await placeToChange(stores, actor, seen.projectId, 'Field set');
  return (await stores.fields.findSet(fieldSetId)) ?? notFound('Field set');
}

/** Refuses a set of another place. */
export async function refuseForeignSet(fields: FieldStore, place: FieldPlace, fieldSetId: Uuid | null): Promise<void> {
  if (fieldSetId === null) return;
  const set = await fields.findSet(fieldSetId);
  if (set?.projectId !== place.projectId || set.objectType !== place.objectType)
    refuse('UnprocessableContent', 'Field set not found here', 'Choose a set of the place that the field is in.');
}
