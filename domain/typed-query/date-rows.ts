import type { ReaderTime } from '../dates/index.ts';
import { type FilterRow, type Operator, systemRow } from '../filters/index.ts';
import { dayBefore, typedDate } from './dates.ts';
import type { MeaningOf } from './prefixes.ts';

type Bound = MeaningOf<'date'>['bound'];
/** An operator with its value. */
type Limit = readonly [Operator, string];

/** The limits that a date sets; a reason if the text is no date. */
export function dateLimits(bound: Bound, value: string, time: ReaderTime): readonly Limit[] | string {
  const date = typedDate(value, time);
  if (date === null) return 'Enter a date that exists: 2026, 2026-01, 2026-01-31, today, or 1-month-ago.';
  if ('relative' in date) {
    if (bound === 'on') return [['Is', date.relative]];
    return [[bound === 'from' || bound === 'after' ? 'IsAfter' : 'IsBefore', date.relative]];
  }
  const { first, next } = date;
  const limits: Record<Bound, readonly Limit[]> = {
    from: [['IsAfter', dayBefore(first)]],
    to: [['IsBefore', next]],
    before: [['IsBefore', first]],
    after: [['IsAfter', dayBefore(next)]],
    on: [
      ['IsAfter', dayBefore(first)],
      ['IsBefore', next],
    ],
  };
  return limits[bound];
}

export function dateRows(
  { field, bound }: MeaningOf<'date'>,
  value: string,
  time: ReaderTime,
): readonly FilterRow[] | string {
  const limits = dateLimits(bound, value, time);
  return typeof limits === 'string' ? limits : limits.map(([operator, limit]) => systemRow(field, operator, limit));
}
