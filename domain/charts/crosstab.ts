import { type FieldView, fieldTypeOf } from '../fields/index.ts';
import { type FieldKind, type FilterRow, type Operator, filterable, kindOfCustom } from '../filters/index.ts';
import { refuse } from '../kernel/index.ts';
import { systemRow } from '../filters/index.ts';
import { rangeRows } from './chart-filter.ts';

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

/** The columns of a crosstab, by what they are: values of a field, months of the notes, segments, or people who speak. */
const CROSSINGS = {
  FIELD: { label: '' },
  MONTH: { label: 'Month' },
  SEGMENT: { label: 'Segment' },
  PERSON: { label: 'Said by' },
} as const;
export type CrossedBy = keyof typeof CROSSINGS;
export const CROSSED_BY = Object.keys(CROSSINGS) as readonly CrossedBy[];

/** The columns that tags are crossed with. */
export type Crossing =
  | { readonly by: 'FIELD'; readonly field: CrosstabField }
  | { readonly by: Exclude<CrossedBy, 'FIELD'> };

export const crossingLabel = (crossing: Crossing): string =>
  crossing.by === 'FIELD' ? crossing.field.label : CROSSINGS[crossing.by].label;

/** A column for each month from the first to the last, at most the latest {@link CROSSTAB_COLUMNS_MAX}. @param ends as `2026-05`; null without notes */
export function monthColumns(ends: { readonly first: string; readonly last: string } | null): CrosstabColumn[] {
  if (!ends) return [];
  const columns: CrosstabColumn[] = [];
  for (let month = ends.last; month >= ends.first && columns.length < CROSSTAB_COLUMNS_MAX; month = shifted(month, -1))
    columns.unshift({ value: month, label: MONTH.format(new Date(`${month}-01T00:00:00Z`)) });
  return columns;
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A month that many months later. */
function shifted(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** Columns of people who speak, and one for highlights without a known person. */
export const personColumns = (people: readonly CrosstabColumn[]): CrosstabColumn[] => [
  ...people,
  { value: null, label: 'Not a known person' },
];

/** The rows of a filter that hold for the highlights of a column. */
export function columnRows(crossing: Crossing, value: string | null): FilterRow[] {
  switch (crossing.by) {
    case 'FIELD':
      return [columnRow(crossing.field, value)];
    case 'MONTH': {
      const lastDay = new Date(Date.parse(`${shifted(value ?? '', 1)}-01`) - 1).toISOString().slice(0, 10);
      return rangeRows({ from: `${value}-01`, to: lastDay });
    }
    case 'SEGMENT':
      return [systemRow('Segment', 'HasAnyOf', value ?? '')];
    case 'PERSON':
      return [value === null ? systemRow('SaidBy', 'IsEmpty') : systemRow('SaidBy', 'HasAnyOf', value)];
  }
}

const EQUAL: Partial<Record<FieldKind, Operator>> = { choice: 'IsOneOf', choices: 'HasAnyOf' };

function columnRow(field: CrosstabField, value: string | null): FilterRow {
  return {
    id: 'column',
    field: { kind: 'custom', fieldId: field.id },
    operator: value === null ? 'IsEmpty' : (EQUAL[kindOfCustom(filterable(field))] ?? 'Is'),
    values: value === null ? [] : [value],
  };
}
