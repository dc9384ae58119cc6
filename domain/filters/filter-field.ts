import type { Uuid } from '../kernel/index.ts';
import type { Location } from './clause.ts';
import { type Field, type FieldedType, type FieldTypeName, fieldTypeOf } from '../fields/index.ts';
import { type FieldKind, kindOfCustom } from './field-kinds.ts';
import type { FieldReference } from './form.ts';
import type { SavedFilter } from './saved-filter.ts';
import type { Held, ResultKey } from './result-keys.ts';
import { type Attribute, SYSTEM_FIELDS, type SystemFieldName } from './system-fields.ts';

/** A custom field that the actor may filter by. */
export interface CustomField {
  readonly id: Uuid;
  readonly objectType: FieldedType;
  readonly type: FieldTypeName;
  readonly label: string;
  /** How many options of a SELECT field can be selected; null for the other types. */
  readonly max: number | null;
  /** The ids of the options of a SELECT field. */
  readonly options?: ReadonlySet<Uuid>;
}

/** A custom field as filters know it. */
export const filterable = ({
  settings: { options = [], max = 1 },
  ...field
}: Pick<Field, 'id' | 'objectType' | 'type' | 'label' | 'settings'>): CustomField =>
  fieldTypeOf(field.type).holds === 'options'
    ? { ...field, max, options: new Set(options.map(({ id }) => id)) }
    : { ...field, max: null };

/** A field as rows use it. */
export interface FilterField {
  readonly label: string;
  readonly kind: FieldKind;
  readonly holds?: Held;
  readonly neverEmpty?: boolean;
  readonly options?: ReadonlySet<Uuid>;
  /** The location in objects of a result type; undefined if the field does not apply to it. */
  at(key: ResultKey): Location | undefined;
}

/** A saved filter of people. */
export type Segment = Pick<SavedFilter, 'name' | 'form'>;

/** The fields that the actor may filter by. */
export interface KnownFields {
  readonly fields: ReadonlyMap<Uuid, CustomField>;
  /** Whether the actor sees people. */
  readonly people: boolean;
  /** The segments that rows name; none if absent. */
  readonly segments?: ReadonlyMap<Uuid, Segment>;
}

/** The result types in which a custom field can be compared: fields of notes also in highlights, those of people also in what they said. */
const APPLIES: Record<FieldedType, readonly ResultKey[]> = {
  NOTE: ['note', 'highlight'],
  INSIGHT: ['insight'],
  PERSON: ['person', 'note', 'highlight'],
};

const systemField = (name: SystemFieldName): FilterField => {
  const { at, ...field } = SYSTEM_FIELDS[name];
  const attributes = at as Partial<Record<ResultKey, Attribute>>;
  const locations = new Map(Object.entries(attributes).map(([key, attribute]) => [key as ResultKey, { attribute }]));
  return { ...field, at: (key) => locations.get(key) };
};
const SYSTEM = new Map(
  (Object.keys(SYSTEM_FIELDS) as SystemFieldName[]).map((name) => [name as string, systemField(name)]),
);

export function customField({ id, objectType, type, label, max, options }: CustomField): FilterField {
  const { datum, holds } = fieldTypeOf(type);
  const at: Location = { fieldId: id, of: objectType, datum };
  return {
    label,
    kind: kindOfCustom({ type, max }),
    ...(holds === 'people' ? { holds: 'PERSON' as const } : {}),
    ...(options ? { options } : {}),
    at: (key) => (APPLIES[objectType].includes(key) ? at : undefined),
  };
}

const UNKNOWN = 'This field does not exist, or you don’t have access to it.';
const NO_PEOPLE = 'You don’t have access to people.';
const CHANGED = 'The type of this field has changed. Choose the field again.';
/** Document 001, section 8. */
const PERSON_IN_PERSON = 'person filter fields cannot be of type PERSON';
const PEOPLE_FIELDS: ReadonlySet<string> = new Set([
  'Name',
  'People',
  'SaidBy',
  'Segment',
  'EnrichmentOrigin',
] satisfies SystemFieldName[]);
const OF: Record<'note' | 'insight' | 'person', FieldedType> = { note: 'NOTE', insight: 'INSIGHT', person: 'PERSON' };

/** The field that a row names, or the reason why it cannot be used. */
export function fieldOf(reference: FieldReference, { fields, people }: KnownFields): FilterField | string {
  if (reference.kind === 'system') {
    const known = SYSTEM.get(reference.name ?? '');
    if (known && !people && PEOPLE_FIELDS.has(reference.name!)) return NO_PEOPLE;
    return known ?? UNKNOWN;
  }
  if (reference.kind === 'person' && reference.type === 'PERSON') return PERSON_IN_PERSON;
  const field = fields.get(reference.fieldId?.toLowerCase() ?? '');
  if (!field || (reference.kind !== 'custom' && field.objectType !== OF[reference.kind])) return UNKNOWN;
  if (field.objectType === 'PERSON' && !people) return NO_PEOPLE;
  if (field.objectType === 'PERSON' && field.type === 'PERSON') return PERSON_IN_PERSON;
  if (reference.type !== undefined && reference.type !== field.type) return CHANGED;
  return customField(field);
}

/** The system fields that apply to a result type, for a list to choose from. */
export const systemFieldsOf = (key: ResultKey): readonly SystemFieldName[] =>
  (Object.keys(SYSTEM_FIELDS) as SystemFieldName[]).filter((name) => key in SYSTEM_FIELDS[name].at);
