import { fieldTypeOf } from '../fields/index.ts';
import { type FilterForm, type FilterRow, EMPTY_FORM, combinatorOf } from './form.ts';
import type { FieldKind } from './field-kinds.ts';
import { isBlank } from './operands.ts';
import { OPERATORS } from './operators.ts';
import { ALL_TIME } from './relative-dates.ts';
import { SYSTEM_FIELDS } from './system-fields.ts';

/** The kind of the field, if the row names it. */
const kindOf = ({ field: { kind, name, type } }: FilterRow): FieldKind | undefined => {
  if (kind === 'system') return name && SYSTEM_FIELDS[name].kind;
  return type && fieldTypeOf(type).kind;
};

/** Whether a row is an empty text field or an all-time date filter. */
function saysNothing(row: FilterRow): boolean {
  if (row.operator !== undefined && OPERATORS[row.operator].takes === 'none') return false;
  const kind = kindOf(row);
  const empty = row.values.every((value) => isBlank(value, kind));
  return (kind === 'text' && empty) || (kind === 'date' && empty && row.values.includes(ALL_TIME));
}

/** The same filter in one form: without empty text fields and all-time date filters (document 001, section 5). */
export function normalizeForm(form: FilterForm): FilterForm {
  const fieldForms = form.fieldForms
    .filter((row) => !saysNothing(row))
    .map(({ hidden, ...row }) => ({ ...row, ...(hidden ? { hidden } : {}) }));
  return fieldForms.length === 0 ? EMPTY_FORM : { combinator: combinatorOf(form), fieldForms };
}

/** Whether a form filters nothing: equal to the empty filter after normalizing (document 001, section 5). */
export const isDefault = (form: FilterForm): boolean => normalizeForm(form).fieldForms.length === 0;
