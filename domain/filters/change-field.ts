import { type KnownFields, fieldOf } from './filter-field.ts';
import type { FieldReference, FilterRow } from './form.ts';
import { operatorsOf } from './operators.ts';

/**
 * The row after its field was changed. An operator that the new field lacks becomes the first one of that field; a select field clears operator and values (document 001, section 4).
 * Values of another kind are cleared too (decided).
 */
export function withField(row: FilterRow, reference: FieldReference, known: KnownFields): FilterRow {
  const { operator, ...rest } = row;
  const field = fieldOf(reference, known);
  const former = fieldOf(row.field, known);
  if (typeof field === 'string') return { ...row, field: reference };
  const isSelect = reference.kind !== 'system' && field.options !== undefined;
  if (isSelect) return { ...rest, field: reference, values: [] };
  const valid = operatorsOf(field);
  const keeps = typeof former !== 'string' && former.kind === field.kind && former.holds === field.holds;
  return {
    ...rest,
    field: reference,
    operator: operator !== undefined && valid.includes(operator) ? operator : valid[0],
    values: keeps ? row.values : [],
  };
}
