import { fieldTypeOf } from '@evident/domain/fields';
import type { RowSort } from '@evident/domain/views';
import type { Column } from './columns.ts';

/** How rows are sorted by a column; null if they cannot be. */
export function sortOf({ key, field }: Pick<Column, 'key' | 'field'>): Omit<RowSort, 'direction'> | null {
  if (field) return fieldTypeOf(field.type).sorted ? { by: 'FIELD', fieldId: field.id } : null;
  if (key === 'TITLE' || key === 'NOTE_TITLE') return { by: 'TITLE' };
  return key === 'DATE' || key === 'CREATED_AT' || key === 'UPDATED_AT' || key === 'HIGHLIGHT_COUNT'
    ? { by: key }
    : null;
}
