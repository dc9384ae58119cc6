import { FIELD_TYPE_NAMES, type FieldTypeName, type Uuid, refuse } from '../kernel/index.ts';
import { KINDS } from '../kinds/index.ts';

/** Objects whose custom fields can belong to a project. */
export const PROJECT_FIELDED_TYPES = [KINDS.note.type, KINDS.insight.type] as const;
/** Objects that have custom fields. */
export const FIELDED_TYPES = [...PROJECT_FIELDED_TYPES, KINDS.person.type] as const;
export type FieldedType = (typeof FIELDED_TYPES)[number];

export { FIELD_TYPE_NAMES, type FieldTypeName };

/** How a number is shown (specification, document 001, section 3). */
export const NUMBER_FORMATS = ['number', 'number_with_commas', 'percent', 'currency'] as const;
export type NumberFormat = (typeof NUMBER_FORMATS)[number];

export interface SelectOption {
  readonly id: Uuid;
  readonly label: string;
  /** Six hexadecimal digits. */
  readonly color: string;
}

/** Names of the three groups of an NPS score. */
export interface NpsLabels {
  readonly detractor: string;
  readonly passive: string;
  readonly promoter: string;
}

/** Options of a field; each type uses its own. */
export interface FieldSettings {
  /** SELECT: in the order in which they are offered. */
  readonly options?: readonly SelectOption[];
  /** SELECT and PERSON: how many one value may hold. */
  readonly max?: number;
  /** NUMBER. */
  readonly format?: NumberFormat;
  readonly currencySymbol?: string;
  /** NPS. */
  readonly labels?: NpsLabels;
}

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
/** Document 001, section 5. */
export const SELECT_OPTIONS_MAX = 200;
export const SELECTABLE_MAX = 100;
export const OPTION_LABEL_MAX = 50;
export const TEXT_VALUE_MAX = 10_299;

/** Refuses one more than a place holds. */
export function refuseMoreFields(there: number, most: number, what: string): void {
  if (there >= most)
    refuse('UnprocessableContent', `There are at most ${most} ${what} in one place`, 'Delete some that are not used.');
}
