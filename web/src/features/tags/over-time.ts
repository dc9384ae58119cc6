import type { TagUse } from '@evident/domain/tags';

interface Bar {
  /** The Monday of a week, or the first day of a month: `2026-03-02`, `2026-03`. */
  readonly from: string;
  readonly highlights: number;
}

const DAY = 86_400_000;
/** With more weeks than this, months are shown. */
const WEEKS_SHOWN = 26;
const MONTHS_SHOWN = 60;

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The weeks of a tag's use without gaps, or its months if the weeks are many. */
export function overTime(weeks: TagUse['weeks']): { bars: readonly Bar[]; unit: 'week' | 'month' } {
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return { bars: [], unit: 'week' };
  const [from, to] = [Date.parse(first.monday), Date.parse(last.monday)];
  const count = (to - from) / (7 * DAY) + 1;
  if (count <= WEEKS_SHOWN) {
    const known = new Map(weeks.map(({ monday, highlights }) => [monday, highlights]));
    const mondays = Array.from({ length: count }, (_, at) => day(from + at * 7 * DAY));
    return { bars: mondays.map((monday) => ({ from: monday, highlights: known.get(monday) ?? 0 })), unit: 'week' };
  }
  const known = new Map<string, number>();
  for (const { monday, highlights } of weeks) {
    const month = monday.slice(0, 7);
    known.set(month, (known.get(month) ?? 0) + highlights);
  }
  const months: string[] = [];
  for (let month = first.monday.slice(0, 7); month <= last.monday.slice(0, 7); month = nextMonth(month))
    months.push(month);
  return {
    bars: months.slice(-MONTHS_SHOWN).map((month) => ({ from: month, highlights: known.get(month) ?? 0 })),
    unit: 'month',
  };
}

function nextMonth(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
