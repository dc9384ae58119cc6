import type { FieldView } from '../fields/index.ts';
import type { FilterRow, Operator } from '../filters/index.ts';
import { refuse } from '../kernel/index.ts';

/** The most columns of a crosstab (decided). A field with more options shows the first ones. */
export const CROSSTAB_COLUMNS_MAX = 40;

/** A column: the value of a field, or null for highlights without one. */
export interface CrosstabColumn {
  readonly value: string | null;
  readonly label: string;
}

type CrosstabField = Pick<FieldView, 'id' | 'objectType' | 'type' | 'settings'>;

export const canCross = ({ objectType, type }: Pick<FieldView, 'objectType' | 'type'>): boolean =>
  objectType !== 'INSIGHT' && (type === 'SELECT' || type === 'BOOLEAN');

/** The columns of a field. @throws Refusal `ValidationError` for a field without a list of values */
export function columnsOf(field: CrosstabField): CrosstabColumn[] {
  if (!canCross(field))
    refuse('ValidationError', 'Invalid field', 'Choose a SELECT or BOOLEAN field of notes or people.');
  const values =
    field.type === 'BOOLEAN'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : (field.settings.options ?? []).map(({ id, label }) => ({ value: id, label }));
  return [
    ...values.slice(0, CROSSTAB_COLUMNS_MAX),
    ...(field.type === 'BOOLEAN' ? [] : [{ value: null, label: 'No value' }]),
  ];
}

/** The row of a filter that holds for the highlights of a column. */
export function columnRow({ id, type, settings }: CrosstabField, value: string | null): FilterRow {
  const equal: Operator = type === 'BOOLEAN' ? 'Is' : settings.max === 1 ? 'IsOneOf' : 'HasAnyOf';
  return {
    id: 'column',
    field: { kind: 'custom', fieldId: id },
    operator: value === null ? 'IsEmpty' : equal,
    values: value === null ? [] : [value],
  };
}
