import type { Mapping } from './shapes.ts';

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

/** Leaves out fields of columns that the table does not have, such as before its first row was read as names. */
export function withKnownColumns({ fields = [], ...mapping }: Mapping, header: readonly string[]): Mapping {
  const known = fields.filter(({ name }) => header.includes(name));
  return known.length === 0 ? mapping : { ...mapping, fields: known };
}
