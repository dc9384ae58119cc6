import { type DatePlan, dayOf } from './date-column.ts';

/** A date without others has an ambiguous order: day first with points, else month first if that is a valid month. */
const plansOf = (date: string): DatePlan[] =>
  /^\d{1,2}\./.test(date) ? [{ order: 'dmy' }, { order: 'mdy' }] : [{ order: 'mdy' }, { order: 'dmy' }];

/** The day of a single date, as `2026-03-14`; null if it is none. */
export const soleDay = (date: string): string | null =>
  plansOf(date)
    .map((plan) => dayOf(date, plan))
    .find((day) => day !== null) ?? null;
