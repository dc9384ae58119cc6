import { type Uuid, refuse } from '../kernel/index.ts';
import type { FieldedType } from './fielded.ts';
import type { FieldSettings } from './settings.ts';
import type { FieldTypeName } from './types/index.ts';

/** Where fields and field sets are: in a project or, with null, in the workspace; for one type of object. */
export interface FieldPlace {
  readonly projectId: Uuid | null;
  readonly objectType: FieldedType;
}

/** A custom field (specification, document 001, section 3, Custom field types). */
export interface Field extends FieldPlace {
  id: Uuid;
  teamId: Uuid;
  type: FieldTypeName;
  label: string;
  /** Null: in no set, shown before all sets. */
  fieldSetId: Uuid | null;
  settings: FieldSettings;
  /** Names of imported columns that fill it. */
  sourceColumns: readonly string[];
  rank: number;
  /** Counts up with every change of label, type or settings. */
  version: number;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** Fields that are shown together under a heading. */
export interface FieldSet extends FieldPlace {
  id: Uuid;
  teamId: Uuid;
  label: string;
  rank: number;
  /** Counts up with every change of its label. */
  version: number;
}

/** Limits of one place (decided): its fields are shown whole. */
export const FIELDS_MAX = 200;
export const FIELD_SETS_MAX = 50;
/** Refuses one more than a place holds. */
export function refuseMoreFields(there: number, most: number, what: string): void {
  if (there >= most)
    refuse('UnprocessableContent', `There are at most ${most} ${what} in one place`, 'Delete some that are not used.');
}
