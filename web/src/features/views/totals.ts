import { type FieldView, fieldTypeOf } from '@evident/domain/fields';
import type { FieldTotal } from '@evident/domain/views';
import type { Column, ColumnTotal } from './columns.ts';

export const TOTAL_NAMES: Readonly<Record<ColumnTotal, string>> = {
  SUM: 'Sum',
  AVERAGE: 'Average',
  MEDIAN: 'Median',
  OPTIONS: 'Distribution',
};

const OFFERED = { numbers: ['SUM', 'AVERAGE', 'MEDIAN'], options: ['OPTIONS'] } as const;

/** Returns the totals that a field offers. */
export function totalsFor(field: FieldView | undefined): readonly ColumnTotal[] {
  const totals = field && fieldTypeOf(field.type).totals;
  return totals ? OFFERED[totals] : [];
}

/** The visible columns whose totals are shown. */
export const totaled = (columns: readonly Column[]): Column[] =>
  columns.filter(({ visible, total, field }) => visible && total !== undefined && totalsFor(field).includes(total));

/** The number of a total as words; null without values. */
export function totalText(total: ColumnTotal, found: FieldTotal | undefined): string | null {
  const number = { SUM: found?.sum, AVERAGE: found?.average, MEDIAN: found?.median, OPTIONS: null }[total];
  return number === null || number === undefined
    ? null
    : number.toLocaleString(undefined, { maximumFractionDigits: total === 'SUM' ? 6 : 2 });
}
