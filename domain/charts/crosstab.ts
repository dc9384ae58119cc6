import { type FieldView, fieldTypeOf } from '../fields/index.ts';
import { type FieldKind, type FilterRow, type Operator, filterable, kindOfCustom } from '../filters/index.ts';
import { refuse } from '../kernel/index.ts';

/** The most columns of a crosstab (decided). A field with more options shows the first ones. */
export const CROSSTAB_COLUMNS_MAX = 40;

/** A column: the value of a field, or null for highlights without one. */
export interface CrosstabColumn {
  readonly value: string | null;
  readonly label: string;
}

const NO_VALUE: CrosstabColumn = { value: null, label: 'No value' };

type CrosstabField = Pick<FieldView, 'id' | 'objectType' | 'type' | 'label' | 'settings'>;

export const canCross = ({ objectType, type }: Pick<FieldView, 'objectType' | 'type'>): boolean =>
  fieldTypeOf(type).crossed?.of.includes(objectType) ?? false;

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
  const { crossed, kind } = fieldTypeOf(field.type);
  const values = crossed?.values?.(field.settings);
  if (!values) return [...people, NO_VALUE];
  return [...values.slice(0, CROSSTAB_COLUMNS_MAX), ...(kind === 'boolean' ? [] : [NO_VALUE])];
}

const EQUAL: Partial<Record<FieldKind, Operator>> = { choice: 'IsOneOf', choices: 'HasAnyOf' };

/** The row of a filter that holds for the highlights of a column. */
export function columnRow(field: CrosstabField, value: string | null): FilterRow {
  return {
    id: 'column',
    field: { kind: 'custom', fieldId: field.id },
    operator: value === null ? 'IsEmpty' : (EQUAL[kindOfCustom(filterable(field))] ?? 'Is'),
    values: value === null ? [] : [value],
  };
}
