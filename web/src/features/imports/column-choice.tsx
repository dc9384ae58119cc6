import { NativeSelect } from '@mantine/core';
import { fieldTypeOf, type FieldView } from '@evident/domain/fields';
import {
  COLUMN_ROLES,
  ROLE_NAMES,
  fieldOf,
  namesPeople,
  roleOf,
  typeOf,
  withField,
  withPeople,
  withRole,
  type ColumnRole,
} from './column-roles.ts';
import type { Mapping } from './shapes.ts';

interface Props {
  title: string;
  column: number;
  mapping: Mapping;
  /** First cells of the column, which tell the type of a new field. */
  cells: readonly string[];
  fields: readonly FieldView[];
  onMap: (mapping: Mapping) => void;
}

const ROLES = COLUMN_ROLES.map((role) => ({ value: role as string, label: ROLE_NAMES[role] }));
const FIELD = 'field ';
const CONTACT = 'contact';
const TITLE_AND_CONTACT = 'title and contact';
const NEW = 'new field';
const NEW_SEVERAL = 'new field of several';
/** Types of a column whose cells may list options. */
const LISTING = ['SELECT', 'TEXT'];

/** Selects the use of a column: a part of the note, or the value of a field. */
export function ColumnChoice({ title, column, mapping, cells, fields, onMap }: Props) {
  const filled = fieldOf(mapping, title);
  const role = roleOf(mapping, column);
  const made = filled?.several ? NEW_SEVERAL : NEW;
  const part = !namesPeople(mapping, title) ? role : role === 'title' ? TITLE_AND_CONTACT : CONTACT;
  const value = filled === undefined ? part : filled.fieldId === undefined ? made : `${FIELD}${filled.fieldId}`;
  const type = typeOf(title, cells);
  const freed = withPeople(mapping, column, title, false);
  const data = [
    ...ROLES,
    { value: CONTACT, label: 'Contact' },
    { value: TITLE_AND_CONTACT, label: 'Title and contact' },
    { value: NEW, label: `New field: ${fieldTypeOf(type).name}` },
    ...(LISTING.includes(type) ? [{ value: NEW_SEVERAL, label: 'New field: several options in a cell' }] : []),
    ...(fields.length > 0
      ? [{ group: 'Fields', items: fields.map(({ id, label }) => ({ value: `${FIELD}${id}`, label })) }]
      : []),
  ];
  const choose = (wanted: string) => {
    if (wanted === CONTACT) return onMap(withPeople(withRole(freed, column, 'kept'), column, title, true));
    if (wanted === NEW) return onMap(withField(freed, column, title, { name: title, type }));
    if (wanted === NEW_SEVERAL)
      return onMap(withField(freed, column, title, { name: title, type: 'SELECT', several: true }));
    if (wanted.startsWith(FIELD))
      return onMap(withField(freed, column, title, { name: title, fieldId: wanted.slice(FIELD.length) }));
    const isBoth = wanted === TITLE_AND_CONTACT;
    const next = withRole(withField(freed, column, title, null), column, isBoth ? 'title' : (wanted as ColumnRole));
    onMap(isBoth ? withPeople(next, column, title, true) : next);
  };
  return (
    <NativeSelect
      size="xs"
      aria-label={`What ${title} becomes`}
      data={data}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  );
}
