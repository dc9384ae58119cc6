import type { Field, FieldPlace, FieldSet } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';

/** Fields and field sets of one team, inside a unit of work. Deleted fields are not found. */
export interface FieldStore {
  /** Returns the field, locked until the unit of work ends. */
  find(fieldId: Uuid): Promise<Field | null>;
  findSet(fieldSetId: Uuid): Promise<FieldSet | null>;
  /** In the order of their ranks. */
  fieldsAt(place: FieldPlace): Promise<Field[]>;
  setsAt(place: FieldPlace): Promise<FieldSet[]>;
  /**
   * The fields that an object of a project has: those of the project and those of the workspace. Others cannot change
   * them until the unit of work ends.
   */
  fieldsFor(place: FieldPlace): Promise<Field[]>;
  save(...fields: Field[]): Promise<void>;
  saveSets(...sets: FieldSet[]): Promise<void>;
  /** Hides fields with their values until the undo entry is deleted, which deletes them. */
  hide(fieldIds: readonly Uuid[], undoId: Uuid): Promise<void>;
  /** Shows hidden fields again. */
  show(fieldIds: readonly Uuid[]): Promise<void>;
  removeSets(fieldSetIds: readonly Uuid[]): Promise<void>;
  /** Lets one unit of work at a time change the fields of a project, or with null those of the workspace. */
  oneAtATime(projectId: Uuid | null): Promise<void>;
}
