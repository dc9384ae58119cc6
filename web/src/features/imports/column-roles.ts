import { type FieldView, guessedType } from '@evident/domain/fields';
import type { Mapping, Preview } from './shapes.ts';

/** The role of a table column in a note. */
export const COLUMN_ROLES = ['title', 'content', 'date', 'tags', 'kept'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export const ROLE_NAMES: Record<ColumnRole, string> = {
  title: 'Title',
  content: 'Text',
  date: 'Date',
  tags: 'Labels',
  kept: 'Kept with note',
};

/** The fields of a project. */
const FIELDS_MAX = 200;

/** Field that a column fills: an existing one by its id, or a new one of a type. */
export type FilledField = NonNullable<Mapping['fields']>[number];

/** The field that a column fills, by the name of the column. */
export const fieldOf = ({ fields = [] }: Mapping, name: string): FilledField | undefined =>
  fields.find((field) => field.name === name);

/** Lets a column fill a field, or none. It keeps no other role, since a column of another role is part of the note. */
export function withField(mapping: Mapping, column: number, name: string, field: FilledField | null): Mapping {
  const others = (mapping.fields ?? []).filter((one) => one.name !== name);
  const fields = field === null ? others : [...others, field];
  const freed = field === null ? mapping : withRole(mapping, column, 'kept');
  const { fields: _, ...rest } = freed;
  return fields.length === 0 ? rest : { ...rest, fields };
}

export function roleOf({ title, content, date, tags }: Mapping, column: number): ColumnRole {
  if (title === column) return 'title';
  if (date === column) return 'date';
  if (content.includes(column)) return 'content';
  return tags.includes(column) ? 'tags' : 'kept';
}

/**
 * Changes the role of a column. The previous title or date column becomes a kept field. Text columns stay in table
 * order.
 */
export function withRole(mapping: Mapping, column: number, role: ColumnRole): Mapping {
  const others = (columns: readonly number[]): number[] => columns.filter((one) => one !== column);
  const among = (columns: readonly number[], wanted: boolean): number[] =>
    wanted ? [...others(columns), column].sort((one, other) => one - other) : others(columns);
  const single = (now: number | null | undefined, wanted: boolean): number | null =>
    wanted ? column : now === column ? null : (now ?? null);
  return {
    ...mapping,
    title: single(mapping.title, role === 'title'),
    date: single(mapping.date, role === 'date'),
    content: among(mapping.content, role === 'content'),
    tags: among(mapping.tags, role === 'tags'),
  };
}

/** Whether a column names contacts. */
export const namesPeople = ({ people = [] }: Mapping, name: string): boolean => people.includes(name);

/** Lets a column name contacts, or not. It keeps no other role but that of the title. */
export function withPeople(mapping: Mapping, column: number, name: string, on: boolean): Mapping {
  const isTitle = mapping.title === column;
  const { people = [], ...rest } =
    on && !isTitle ? withRole(withField(mapping, column, name, null), column, 'kept') : mapping;
  const others = people.filter((one) => one !== name);
  const next = on ? [...others, name] : others;
  return next.length === 0 ? rest : { ...rest, people: next };
}

/** Leaves out fields and contacts of columns that the table does not have, such as before its first row was read as names. */
export function withKnownColumns(
  { fields = [], people = [], ...mapping }: Mapping,
  header: readonly string[],
): Mapping {
  const known = fields.filter(({ name }) => header.includes(name));
  const naming = people.filter((name) => header.includes(name));
  return {
    ...mapping,
    ...(known.length > 0 && { fields: known }),
    ...(naming.length > 0 && { people: naming }),
  };
}

/** The type of a new field, by the first cells of its column. */
export function typeOf(title: string, cells: readonly string[]) {
  const counted = Map.groupBy(
    cells.filter((cell) => cell.trim() !== ''),
    (cell) => cell,
  );
  return guessedType(
    title,
    [...counted].map(([text, same]) => ({ text, count: same.length })),
  );
}

/** The columns that are kept with the note, and fill no field and name no contacts. */
export const onlyKept = (mapping: Mapping, header: readonly string[]): readonly { name: string; column: number }[] =>
  header
    .map((name, column) => ({ name, column }))
    .filter(
      ({ name, column }) =>
        roleOf(mapping, column) === 'kept' && !fieldOf(mapping, name) && !namesPeople(mapping, name),
    );

/** Lets all columns that are only kept fill fields: those of their names, or new ones. */
export const withAllFields = (
  mapping: Mapping,
  { header, rows }: Pick<Preview, 'header' | 'rows'>,
  known: readonly Pick<FieldView, 'id' | 'label'>[],
): Mapping =>
  onlyKept(mapping, header)
    .slice(0, FIELDS_MAX - (mapping.fields?.length ?? 0))
    .reduce((all, { name, column }) => {
      const same = known.find(({ label }) => label.trim().toLowerCase() === name.trim().toLowerCase());
      const made = {
        type: typeOf(
          name,
          rows.map((cells) => cells[column] ?? ''),
        ),
      };
      return withField(all, column, name, { name, ...(same ? { fieldId: same.id } : made) });
    }, mapping);
