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

const NO_VALUE: CrosstabColumn = { value: null, label: 'No value' };

type CrosstabField = Pick<FieldView, 'id' | 'objectType' | 'type' | 'settings'>;

/** PERSON fields of people cannot be filtered by, so their cells would have no list behind them. */
export const canCross = ({ objectType, type }: Pick<FieldView, 'objectType' | 'type'>): boolean =>
  type === 'PERSON' ? objectType === 'NOTE' : objectType !== 'INSIGHT' && (type === 'SELECT' || type === 'BOOLEAN');

/**
 * The columns of a field.
 * @param people those that a PERSON field names, as far as the reader can see them
 * @throws Refusal `ValidationError` for a field without a list of values
 */
export function columnsOf(field: CrosstabField, people: readonly CrosstabColumn[] = []): CrosstabColumn[] {
  if (!canCross(field))
    refuse(
      'ValidationError',
      'Invalid field',
      'Choose a SELECT or BOOLEAN field of notes or people, or a PERSON field of notes.',
    );
  if (field.type === 'PERSON') return [...people, NO_VALUE];
  const values =
    field.type === 'BOOLEAN'
      ? [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ]
      : (field.settings.options ?? []).map(({ id, label }) => ({ value: id, label }));
  return [...values.slice(0, CROSSTAB_COLUMNS_MAX), ...(field.type === 'BOOLEAN' ? [] : [NO_VALUE])];
}

/** The row of a filter that holds for the highlights of a column. */
export function columnRow({ id, type, settings }: CrosstabField, value: string | null): FilterRow {
  const equal: Operator = type === 'BOOLEAN' ? 'Is' : type === 'SELECT' && settings.max === 1 ? 'IsOneOf' : 'HasAnyOf';
  return {
    id: 'column',
    field: { kind: 'custom', fieldId: id },
    operator: value === null ? 'IsEmpty' : equal,
    values: value === null ? [] : [value],
  };
}
