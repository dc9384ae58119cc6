import type { FieldedType, FieldValue } from '@evident/domain/fields';
import type { Uuid } from '@evident/domain/kernel';

/** A value of which `count` objects have the same. */
export interface SharedValue {
  /** Distinguishes the values of one field. */
  readonly key: string;
  readonly value: FieldValue;
  readonly count: number;
}

/** A value of an object, to be stored. */
export interface ObjectValue {
  readonly fieldId: Uuid;
  readonly objectType: FieldedType;
  readonly objectId: Uuid;
  readonly value: FieldValue;
}

/** Values of custom fields of one team, inside a unit of work. */
export interface FieldValueStore {
  /** The values of an object by field. */
  of(objectId: Uuid): Promise<Map<Uuid, FieldValue>>;
  put(values: readonly ObjectValue[], at: Date): Promise<void>;
  clear(objectId: Uuid, fieldIds: readonly Uuid[]): Promise<void>;
  /** How often the values of an object were changed, from 1. */
  versionOf(objectId: Uuid): Promise<number>;
  countVersion(objectId: Uuid): Promise<void>;
  /** How many objects have a value. */
  count(fieldId: Uuid): Promise<number>;
  /** All different values, the most frequent first. */
  shared(fieldId: Uuid): Promise<SharedValue[]>;
  /** Replaces values of a field by their key; null deletes. Values without a change stay. */
  convert(fieldId: Uuid, changes: readonly { key: string; value: FieldValue | null }[], at: Date): Promise<void>;
  /** Copies the values of a field, to restore them on undo. */
  keep(fieldId: Uuid, undoId: Uuid): Promise<void>;
  /** Replaces the values of a field by the copy. */
  restore(fieldId: Uuid, undoId: Uuid): Promise<void>;
  /** Whether values of a field were set or cleared after a conversion that left `count` of them. */
  changedSince(fieldId: Uuid, at: Date, count: number): Promise<boolean>;
}
