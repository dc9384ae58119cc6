import { type DateOrder, dayIn, momentOf, writtenDate } from './written-date.ts';

/** How the dates of a column are to be read. */
export type DatePlan = { order: DateOrder } | { epoch: true };

/** So much of a column must be dates for it to be one of dates. */
const SHARE = 0.9;
const EPOCH = /^\d{10}(?:\.\d{1,6})?$|^\d{13}$/;
// September 2001 to November 2286 in seconds
const EPOCH_MIN = 1e9;
const TIME_NAMES = /(?:^|[^a-z])(?:time|timestamp|date|created|updated|submitted|at|ts)(?:$|[^a-z])/i;

/**
 * Watches the values of one column and says in the end how they are to be read. The order of day and month is that in which most values are real days:
 * one 13 in the first place settles a whole column. Where every value may be either, month first is taken, with points between them day first.
 */
export class DateColumn {
  private filled = 0;
  private epoch = 0;
  private certain = 0;
  private points = 0;
  private readonly days: Record<DateOrder, number> = { mdy: 0, dmy: 0, ymd: 0 };

  constructor(private readonly name: string) {}

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

  /** `null` when this is no column of dates. */
  plan(): DatePlan | null {
    if (this.filled === 0) return null;
    const least = this.filled * SHARE;
    // bare numbers are times only where the name says so
    if (this.epoch >= least && TIME_NAMES.test(this.name.replace(/([a-z])([A-Z])/g, '$1 $2'))) return { epoch: true };
    const preferred: readonly DateOrder[] = this.points > 0 ? ['dmy', 'mdy', 'ymd'] : ['mdy', 'dmy', 'ymd'];
    const order = preferred.reduce((best, next) => (this.days[next] > this.days[best] ? next : best));
    return this.days[order] + this.certain >= least ? { order } : null;
  }
}

/** How a column of these values is to be read; `null` when they are no dates. */
export function inferDates(values: readonly string[], name = 'date'): DatePlan | null {
  const column = new DateColumn(name);
  values.forEach((value) => column.see(value));
  return column.plan();
}

/** The day a value says, as it is written there (`2026-03-14` also where that was the day before in UTC); of seconds since 1970, the day in UTC. `null` when it says none. */
export function dayOf(value: string, plan: DatePlan): string | null {
  const date = 'epoch' in plan ? null : writtenDate(value.trim());
  const day = 'epoch' in plan ? (dateOf(value, plan)?.getTime() ?? null) : date && dayIn(date, plan.order);
  return day === null ? null : new Date(day).toISOString().slice(0, 10);
}

/** The moment a value says; `null` when it says none. */
export function dateOf(value: string, plan: DatePlan): Date | null {
  const text = value.trim();
  if ('epoch' in plan) {
    if (!EPOCH.test(text)) return null;
    return new Date(text.length === 13 && !text.includes('.') ? Number(text) : Math.round(Number(text) * 1000));
  }
  const date = writtenDate(text);
  return date && momentOf(date, plan.order);
}
