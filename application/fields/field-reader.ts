import type { FieldFilter, FieldList, FieldWithUse, FieldedType, ObjectFields } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Fields as they are shown. */
export interface FieldReader {
  /** Fields of a project, or with null of the workspace; none if the actor does not see the project. */
  fieldsAt(actor: Actor, projectId: Uuid | null, filter: FieldFilter): Promise<FieldList>;
  /** With the number of its values in the whole workspace. */
  field(actor: Actor, fieldId: Uuid): Promise<FieldWithUse | null>;
  objectFields(actor: Actor, objectType: FieldedType, objectId: Uuid): Promise<ObjectFields | null>;
}
