import { NativeSelect } from '@mantine/core';
import { fieldTypeOf, guessedType, type FieldView } from '@evident/domain/fields';
import { COLUMN_ROLES, ROLE_NAMES, fieldOf, roleOf, withField, withRole, type ColumnRole } from './column-roles.ts';
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
const NEW = 'new field';
const NEW_SEVERAL = 'new field of several';
/** Types of a column whose cells may list options. */
const LISTING = ['SELECT', 'TEXT'];

/** Selects the use of a column: a part of the note, or the value of a field. */
export function ColumnChoice({ title, column, mapping, cells, fields, onMap }: Props) {
  const filled = fieldOf(mapping, title);
  const role = roleOf(mapping, column);
  const made = filled?.several ? NEW_SEVERAL : NEW;
  const value = filled === undefined ? role : filled.fieldId === undefined ? made : `${FIELD}${filled.fieldId}`;
  const type = typeOf(title, cells);
  const data = [
    ...ROLES,
    { value: NEW, label: `New field: ${fieldTypeOf(type).name}` },
    ...(LISTING.includes(type) ? [{ value: NEW_SEVERAL, label: 'New field: several options in a cell' }] : []),
    ...(fields.length > 0
      ? [{ group: 'Fields', items: fields.map(({ id, label }) => ({ value: `${FIELD}${id}`, label })) }]
      : []),
  ];
  const choose = (wanted: string) => {
    if (wanted === NEW) return onMap(withField(mapping, column, title, { name: title, type }));
    if (wanted === NEW_SEVERAL)
      return onMap(withField(mapping, column, title, { name: title, type: 'SELECT', several: true }));
    if (wanted.startsWith(FIELD))
      return onMap(withField(mapping, column, title, { name: title, fieldId: wanted.slice(FIELD.length) }));
    onMap(withRole(withField(mapping, column, title, null), column, wanted as ColumnRole));
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

function typeOf(title: string, cells: readonly string[]) {
  const counted = Map.groupBy(
    cells.filter((cell) => cell.trim() !== ''),
    (cell) => cell,
  );
  return guessedType(
    title,
    [...counted].map(([text, same]) => ({ text, count: same.length })),
  );
}
