import { type DateOrder, dayIn, momentOf, writtenDate } from './written-date.ts';

/** The interpretation of a date column. */
export type DatePlan = { order: DateOrder } | { epoch: true };

/** Minimum share of valid dates in a date column. */
const SHARE = 0.9;
const EPOCH = /^\d{10}(?:\.\d{1,6})?$|^\d{13}$/;
// September 2001 to November 2286, in seconds
const EPOCH_MIN = 1e9;
const TIME_NAMES = /(?:^|[^a-z])(?:time|timestamp|date|created|updated|submitted|at|ts)(?:$|[^a-z])/i;

/**
 * Observes the values of one column and infers their date format. Picks the order of day and month that makes most
 * values valid: a single 13 in first position decides the column. If ambiguous, month first; with dots as separators,
 * day first.
 */
export class DateColumn {
  private filled = 0;
  private epoch = 0;
  private certain = 0;
  private points = 0;
  private readonly days: Record<DateOrder, number> = { mdy: 0, dmy: 0, ymd: 0 };

  private readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  see(value: string): void {
    const text = value.trim();
    if (text === '') return;
    this.filled += 1;
    if (EPOCH.test(text)) {
      if (Number(text) >= EPOCH_MIN) this.epoch += 1;
      return;
    }
    const date = writtenDate(text);
    if (!date) return;
    if (date.certain) {
      if (momentOf(date, 'mdy')) this.certain += 1;
      return;
    }
    if (date.separator === '.') this.points += 1;
    for (const order of ['mdy', 'dmy', 'ymd'] as const) if (momentOf(date, order)) this.days[order] += 1;
  }

  /** `null` if the column has no dates. */
  plan(): DatePlan | null {
    if (this.filled === 0) return null;
    const least = this.filled * SHARE;
    // plain numbers are times only if the column name says so
    if (this.epoch >= least && TIME_NAMES.test(this.name.replace(/([a-z])([A-Z])/g, '$1 $2'))) return { epoch: true };
    const preferred: readonly DateOrder[] = this.points > 0 ? ['dmy', 'mdy', 'ymd'] : ['mdy', 'dmy', 'ymd'];
    const order = preferred.reduce((best, next) => (this.days[next] > this.days[best] ? next : best));
    return this.days[order] + this.certain >= least ? { order } : null;
  }
}

/** Infers the date format of these values; `null` if they are not dates. */
export function inferDates(values: readonly string[], name = 'date'): DatePlan | null {
  const column = new DateColumn(name);
  values.forEach((value) => column.see(value));
  return column.plan();
}

/**
 * Returns the day as written, without conversion (`2026-03-14` even if it was the day before in UTC). For seconds since
 * 1970, the day in UTC. `null` if invalid.
 */
export function dayOf(value: string, plan: DatePlan): string | null {
  const date = 'epoch' in plan ? null : writtenDate(value.trim());
  const day = 'epoch' in plan ? (dateOf(value, plan)?.getTime() ?? null) : date && dayIn(date, plan.order);
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
}

/** Parses a date and time; `null` if invalid. */
export function dateOf(value: string, plan: DatePlan): Date | null {
  const text = value.trim();
  if ('epoch' in plan) {
    if (!EPOCH.test(text)) return null;
    return new Date(text.length === 13 && !text.includes('.') ? Number(text) : Math.round(Number(text) * 1000));
  }
  const date = writtenDate(text);
  return date && momentOf(date, plan.order);
}
