import type { FieldView } from '../fields/index.ts';
import { type FieldKind, type FilterRow, type Operator, filterable, kindOfCustom } from '../filters/index.ts';
import { numbersOf } from './number-columns.ts';

export type CrosstabField = Pick<FieldView, 'id' | 'objectType' | 'type' | 'label' | 'settings'>;

/** A comparison of a field: an operator with its value. */
type Comparison = readonly [operator: Operator, value?: string];

const EQUAL: Partial<Record<FieldKind, Operator>> = { choice: 'IsOneOf', choices: 'HasAnyOf' };
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** The rows of a filter that hold for a column of a field. Those of a range come in a pair, its lower limit first. */
export const fieldRows = (field: CrosstabField, value: string | null): FilterRow[] =>
  comparisonsOf(field, value).map(([operator, operand]) => ({
    id: `column ${operator}`,
    field: { kind: 'custom', fieldId: field.id },
    operator,
    values: operand === undefined ? [] : [operand],
  }));

function comparisonsOf(field: CrosstabField, value: string | null): readonly Comparison[] {
  if (value === null) return [['IsEmpty']];
  const kind = kindOfCustom(filterable(field));
  if (kind === 'date') return inMonth(value);
  if (kind === 'number') return inRange(value);
  return [[EQUAL[kind] ?? 'Is', value]];
}

function inRange(value: string): readonly Comparison[] {
  const { above, below } = numbersOf(value);
  return above === undefined
    ? [['Is', value]]
    : [
        ['IsGreaterThan', above],
        ['IsLessThan', below],
      ];
}

/** @param month such as `2026-05` */
function inMonth(month: string): readonly Comparison[] {
  const start = new Date(`${month}-01T00:00:00Z`);
  const before = moved(start, { days: -1 });
  const next = moved(start, { months: 1 });
  return [
    ['IsAfter', before < FIRST_DAY ? FIRST_DAY : before],
    ['IsBefore', next.startsWith('+') ? LAST_DAY : next],
  ];
}

function moved(start: Date, { days = 0, months = 0 }: { readonly days?: number; readonly months?: number }): string {
  const date = new Date(start);
  date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
