import {
  type FieldReference,
  type FilterForm,
  type FilterRow,
  type KnownFields,
  type Operator,
  OPERATORS,
  fieldOf,
  isBlank,
  operatorsOf,
  withField,
} from '@evident/domain/filters';

/** A new row with the first condition of its field. Yes-or-no fields begin with yes. */
export function newRow(id: string, reference: FieldReference, known: KnownFields): FilterRow {
  const field = fieldOf(reference, known);
  const row = withField({ id, field: reference, values: [] }, reference, known);
  if (typeof field === 'string') return row;
  return { ...row, operator: operatorsOf(field)[0]!, values: field.kind === 'boolean' ? ['true'] : [] };
}

/** Whether a row filters anything: it has a value, or its operator needs none. */
export function isFilled({ field: reference, operator, values }: FilterRow, known: KnownFields): boolean {
  if (operator !== undefined && OPERATORS[operator].takes === 'none') return true;
  const field = fieldOf(reference, known);
  return values.some((value) => !isBlank(value, typeof field === 'string' ? undefined : field.kind));
}

/** The row with another operator. Values stay, but only the first if the operator takes one. */
export function withOperator(row: FilterRow, operator: Operator): FilterRow {
  const { takes } = OPERATORS[operator];
  const kept = { none: 0, one: 1, many: row.values.length }[takes];
  return { ...row, operator, values: row.values.slice(0, kept) };
}

export const withValue = (row: FilterRow, value: string, on: boolean): FilterRow => ({
  ...row,
  values: on ? [...row.values.filter((one) => one !== value), value] : row.values.filter((one) => one !== value),
});

export const withRow = (form: FilterForm, row: FilterRow): FilterForm => ({
  ...form,
  fieldForms: form.fieldForms.some(({ id }) => id === row.id)
    ? form.fieldForms.map((one) => (one.id === row.id ? row : one))
    : [...form.fieldForms, row],
});

export const withoutRow = (form: FilterForm, id: string): FilterForm => ({
  ...form,
  fieldForms: form.fieldForms.filter((row) => row.id !== id),
});

/** An id that no row has: the next number, which the row also gets when it is read from an address. */
export function nextId({ fieldForms }: FilterForm): string {
  const taken = new Set(fieldForms.map(({ id }) => id));
  let number = fieldForms.length + 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}
