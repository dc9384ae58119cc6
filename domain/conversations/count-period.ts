/** A stretch of days, both inclusive and each null if it is open. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
const SHORT = MONTHS.map((month) => month.slice(0, 3));

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = `(?:\\d{4}-\\d{2}-\\d{2}|\\d{4}|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: \\d{4})?|\\d{1,2}(?:st|nd|rd|th)? ${MONTH},?(?: \\d{4})?)`;
const LENGTHS: Readonly<Record<string, number>> = { day: 1, week: 7 };

const text = (date: Date): string => date.toISOString().slice(0, 10);
const at = (year: number, month: number, day: number): string => text(new Date(Date.UTC(year, month, day)));
const ofYear = (year: number): Period => ({ from: at(year, 0, 1), to: at(year, 11, 31) });
const ofMonth = (year: number, month: number): Period => ({ from: at(year, month, 1), to: at(year, month + 1, 0) });

/** The day, month or year that words name. A month without a year is its last one that has begun. */
function named(words: string, today: string): Period | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(words)) return Number.isNaN(Date.parse(words)) ? null : { from: words, to: words };
  if (/^\d{4}$/.test(words)) return ofYear(Number(words));
  const month = SHORT.indexOf(/[a-z]{3}/.exec(words)?.[0] ?? '');
  const numbers = [...words.matchAll(/\d+/g)].map(([digits]) => digits);
  const given = numbers.find((digits) => digits.length === 4);
  const day = Number(numbers.find((digits) => digits.length < 3) ?? 0);
  const thisYear = Number(today.slice(0, 4));
  const year = given === undefined ? (at(thisYear, month, day || 1) > today ? thisYear - 1 : thisYear) : Number(given);
  if (day === 0) return ofMonth(year, month);
  const only = at(year, month, day);
  return only.slice(5, 7) === at(year, month, 1).slice(5, 7) ? { from: only, to: only } : null;
}

const dayBefore = (day: string, days = 1): string => text(new Date(Date.parse(day) - days * 86_400_000));

/** This or last week, month or year. Weeks begin on Monday. */
function current(which: string, unit: string, today: string): Period {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const back = which === 'last' ? 1 : 0;
  if (unit === 'year') return ofYear(year - back);
  if (unit === 'month') return ofMonth(year, month - back);
  const monday = dayBefore(today, ((new Date(today).getUTCDay() + 6) % 7) + 7 * back);
  return { from: monday, to: dayBefore(monday, -6) };
}

type Read = (match: RegExpExecArray, today: string) => Period | null;
const around =
  (cut: (period: Period) => Period): Read =>
  ([, words], today) => {
    const period = named(words!, today);
    return period && cut(period);
  };

const PERIODS: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`^(?:since|from) (${DAY})(?: on(?:wards)?)?$`), around(({ from }) => ({ from, to: null }))],
  [new RegExp(`^after (${DAY})$`), around(({ to }) => ({ from: to && dayBefore(to, -1), to: null }))],
  [new RegExp(`^before (${DAY})$`), around(({ from }) => ({ from: null, to: from && dayBefore(from) }))],
  [new RegExp(`^(?:until|up to|through) (${DAY})$`), around(({ to }) => ({ from: null, to }))],
  [new RegExp(`^(?:in|on|during) (${DAY})$`), around((period) => period)],
  [
    new RegExp(`^(?:between|from) (${DAY}) (?:and|to|until) (${DAY})$`),
    ([, first, last], today) => {
      const end = named(last!, today);
      const start = end && named(first!, end.to!);
      return start && end && start.from! <= end.to! ? { from: start.from, to: end.to } : null;
    },
  ],
  [/^(?:in |during )?(this|last) (week|month|year)$/, ([, which, unit], today) => current(which!, unit!, today)],
  [
    /^(?:in|over|during|within) the (?:last|past) (\d{1,3}) (day|week)s?$/,
    ([, count, unit], today) => ({ from: dayBefore(today, Number(count) * LENGTHS[unit!]!), to: null }),
  ],
];

/** Where the words of a period begin in a question. */
export const PERIOD_BEGINS = new RegExp(
  `\\b(?:(?:since|after|before|until|up to|through|on|during|in|from|between) (?=${DAY}\\b)|(?:in |during )?(?:this|last) (?:week|month|year)\\b|(?:in|over|during|within) the (?:last|past) \\d)`,
  'u',
);

/**
 * The days that words such as “since June” or “last month” name; null for other words.
 * @param today as `2026-11-29`
 */
export function periodOf(words: string, today: string): Period | null {
  for (const [pattern, read] of PERIODS) {
    const match = pattern.exec(words.toLowerCase());
    if (match) return read(match, today);
  }
  return null;
}
