import type { FieldView, FieldedType } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Custom fields as columns of an exported table. */
export interface FieldColumns {
  /** The fields of a project and of the workspace, or with null of the workspace, in their order. */
  columns(actor: Actor, objectType: FieldedType, projectId: Uuid | null): Promise<FieldView[]>;
  /** The cells of objects under these fields. Objects that the actor cannot see, and people whom they cannot, are left out. */
  cells(
    actor: Actor,
    objectType: FieldedType,
    fields: readonly FieldView[],
    objectIds: readonly Uuid[],
  ): Promise<ReadonlyMap<Uuid, readonly string[]>>;
}
