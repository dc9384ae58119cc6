import type { FieldView } from '@evident/domain/fields';
import {
  type FieldReference,
  type KnownFields,
  type ResultKey,
  type SavedFilterView,
  type SystemFieldName,
  SYSTEM_FIELDS,
  customField,
  fieldOf,
  filterable,
  systemFieldsOf,
} from '@evident/domain/filters';

/** The objects that are filtered. */
export interface FilterScope {
  readonly resultKeys: readonly ResultKey[];
  /** Null: objects of the whole workspace. */
  readonly projectId: string | null;
  /** System fields that are not offered, because the list has a control of its own for them. */
  readonly except?: readonly SystemFieldName[];
}

/** A field to choose. */
export interface FieldChoice {
  readonly id: string;
  readonly label: string;
  readonly reference: FieldReference;
}
export interface FieldGroup {
  readonly label: string;
  readonly fields: readonly FieldChoice[];
}

/** Imports link to their files. */
const UNLISTED: readonly SystemFieldName[] = ['ImportFile'];
/** Of all else, Date is the same as Created. */
const DATED: readonly ResultKey[] = ['note', 'highlight'];
/** Their values are lists of one project. */
const IN_PROJECT: readonly SystemFieldName[] = ['TagGroup', 'TagBoard', 'Speakers'];
const ABOUT_PEOPLE: readonly SystemFieldName[] = [
  'Name',
  'People',
  'SaidBy',
  'Segment',
  'Speakers',
  'Authors',
  'Contributors',
];
const CUSTOM_GROUPS = [
  ['NOTE', 'Note fields'],
  ['INSIGHT', 'Insight fields'],
  ['PERSON', 'Contact fields'],
] as const;
const KIND = { NOTE: 'note', INSIGHT: 'insight', PERSON: 'person' } as const;

export const knownFields = (
  views: readonly FieldView[],
  people: boolean,
  segments: readonly SavedFilterView[] = [],
): KnownFields => ({
  fields: new Map(views.map((view) => [view.id, filterable(view)])),
  people,
  segments: new Map(segments.map((segment) => [segment.id, segment])),
});

export const choiceKey = ({ kind, name, fieldId }: FieldReference): string =>
  kind === 'system' ? name! : `${kind} ${fieldId}`;

/** The fields to choose from in their groups; groups without fields are left out. */
export function fieldGroups(
  { resultKeys, projectId, except = [] }: FilterScope,
  views: readonly FieldView[],
  known: KnownFields,
): FieldGroup[] {
  const names = (Object.keys(SYSTEM_FIELDS) as SystemFieldName[]).filter(
    (name) =>
      resultKeys.some((key) => systemFieldsOf(key).includes(name)) &&
      !UNLISTED.includes(name) &&
      (name !== 'Date' || resultKeys.some((key) => DATED.includes(key))) &&
      !except.includes(name) &&
      (projectId === null ? !IN_PROJECT.includes(name) : name !== 'Project' && name !== 'ProjectCategory'),
  );
  const system = (label: string, isIn: (name: SystemFieldName) => boolean): FieldGroup => ({
    label,
    fields: names.filter(isIn).map((name) => {
      const reference = { kind: 'system', name } as const;
      return { id: choiceKey(reference), label: SYSTEM_FIELDS[name].label, reference };
    }),
  });
  const custom = CUSTOM_GROUPS.map(([objectType, label]) => ({
    label,
    fields: views
      .filter(
        (view) => view.objectType === objectType && resultKeys.some((key) => customField(filterable(view)).at(key)),
      )
      .map(({ id, label, type }) => {
        const reference = { kind: KIND[objectType], fieldId: id, type };
        return { id: choiceKey(reference), label, reference };
      }),
  }));
  const isAboutPeople = (name: SystemFieldName) => ABOUT_PEOPLE.includes(name);
  return [system('General', (name) => !isAboutPeople(name)), system('People', isAboutPeople), ...custom]
    .map(({ label, fields }) => ({
      label,
      fields: fields.filter(({ reference }) => typeof fieldOf(reference, known) !== 'string'),
    }))
    .filter(({ fields }) => fields.length > 0);
}
