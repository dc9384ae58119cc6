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
    title: single(mapping.title, role === 'title'),
    date: single(mapping.date, role === 'date'),
    content: among(mapping.content, role === 'content'),
    tags: among(mapping.tags, role === 'tags'),
  };
}
