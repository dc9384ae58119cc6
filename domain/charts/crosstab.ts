import { type FieldView, fieldTypeOf } from '../fields/index.ts';
import type { FilterRow } from '../filters/index.ts';
import { refuse } from '../kernel/index.ts';
import { systemRow } from '../filters/index.ts';
import { rangeRows } from './chart-filter.ts';
import { type CrosstabField, fieldRows } from './field-rows.ts';

/** The most columns of a crosstab (decided). A field with more options shows the first ones. */
export const CROSSTAB_COLUMNS_MAX = 40;

/** A column: the value of a field, or null for highlights without one. */
export interface CrosstabColumn {
  readonly value: string | null;
  readonly label: string;
}

/** Longer texts are no columns (decided). */
export const TEXT_COLUMN_MAX = 200;

const NO_VALUE: CrosstabColumn = { value: null, label: 'No value' };

export const canCross = ({ objectType, type }: Pick<FieldView, 'objectType' | 'type'>): boolean =>
  fieldTypeOf(type).crossed.of.includes(objectType);

/** @throws Refusal `ValidationError` for a field of insights, and for a field of people that names people */
export const refuseUncrossed = (field: Pick<FieldView, 'objectType' | 'type'>): void => {
  if (!canCross(field))
    refuse('ValidationError', 'Invalid field', 'Choose a field of notes, or one of people that is not of type PERSON.');
};

/**
 * The columns of a field.
 * @param found those that follow from its values, as far as the reader can see them; absent for types whose columns are in their settings
 */
export function columnsOf(field: CrosstabField, found: readonly CrosstabColumn[] = []): CrosstabColumn[] {
  const { crossed, kind } = fieldTypeOf(field.type);
  const values = crossed.values?.(field.settings).slice(0, CROSSTAB_COLUMNS_MAX) ?? found;
  return [...values, ...(kind === 'boolean' ? [] : [NO_VALUE])];
}

/** The columns of a crosstab, by what they are: values of a field, weeks or months of the notes, segments, or people who speak. */
const CROSSINGS = {
  FIELD: { label: '' },
  WEEK: { label: 'Week' },
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

/** The objects that a chart counts. */
export type Counted = 'highlight' | 'note';

export function crossingLabel(crossing: Crossing, counted: Counted = 'highlight'): string {
  if (crossing.by === 'FIELD') return crossing.field.label;
  return crossing.by === 'PERSON' && counted === 'note' ? 'Person' : CROSSINGS[crossing.by].label;
}

/** The limits of columns if there are too many values for one each; empty if all have one. */
function limitsOf(crossing: Crossing, columns: number, hasLater: boolean): string[] {
  const isField = crossing.by === 'FIELD';
  const by = isField ? fieldTypeOf(crossing.field.type).crossed.found : crossing.by;
  const values = isField ? columns - 1 : columns;
  const isFull = values >= CROSSTAB_COLUMNS_MAX;
  if (by === 'texts' || by === 'people') return isFull ? [`the ${values} most frequent`] : [];
  if (by !== 'WEEK' && by !== 'MONTH' && by !== 'months') return [];
  return [...(isFull ? [`the latest ${values}`] : []), ...(hasLater ? ['without dates far in the future'] : [])];
}

/**
 * The label over columns that were counted. It says which values are columns if not all are.
 * @param hasLater whether there are days after the last column
 */
export function columnsLabel(
  crossing: Crossing,
  columns: number,
  counted: Counted = 'highlight',
  hasLater = false,
): string {
  const label = crossingLabel(crossing, counted);
  const limits = limitsOf(crossing, columns, hasLater);
  return limits.length > 0 ? `${label} (${limits.join(', ')})` : label;
}

/** The days of the notes; null without notes. */
export type DaySpan = {
  readonly first: string;
  readonly last: string;
  /** The last one until {@link lastShownDay}; null if all are later. */
  readonly lastShown: string | null;
} | null;

/** Weeks or months after the current one that may be columns (decided): a quarter, so that a date far in the future does not displace the rest. */
const AHEAD_MAX = CROSSTAB_COLUMNS_MAX / 4;

/** The last day of the last week or month that is a column if it has notes. */
export const lastShownDay = (by: CrossedBy, today: string): string =>
  by === 'WEEK'
    ? dayMoved(mondayOf(today), { days: 7 * (AHEAD_MAX + 1) - 1 })
    : dayMoved(`${today.slice(0, 7)}-01`, { months: AHEAD_MAX + 1, days: -1 });

/** Whether notes have days after the last column. If all days are far in the future, none are left out. */
export const hasLaterDays = (span: DaySpan): boolean =>
  span !== null && span.lastShown !== null && span.lastShown < span.last;

/** A column for each month from the first to the last that is shown, at most the latest {@link CROSSTAB_COLUMNS_MAX}. */
export const monthColumns = (span: DaySpan): CrosstabColumn[] =>
  latest(
    span,
    (day) => `${day.slice(0, 7)}-01`,
    (month) => dayMoved(month, { months: -1 }),
  ).map((month) => ({
    value: month.slice(0, 7),
    label: MONTH.format(noon(month)),
  }));

/** A column for each week from the first to the last that is shown, named by its Monday. At most the latest {@link CROSSTAB_COLUMNS_MAX}. */
export const weekColumns = (span: DaySpan): CrosstabColumn[] =>
  latest(span, mondayOf, (monday) => dayMoved(monday, { days: -7 })).map((monday) => ({
    value: monday,
    label: WEEK.format(noon(monday)),
  }));

/** The starts of the latest periods of a span, the earliest first. */
function latest(span: DaySpan, startOf: (day: string) => string, before: (start: string) => string): string[] {
  if (!span) return [];
  const starts: string[] = [];
  const first = startOf(span.first);
  for (
    let start = startOf(span.lastShown ?? span.last);
    start >= first && starts.length < CROSSTAB_COLUMNS_MAX;
    start = before(start)
  )
    starts.unshift(start);
  return starts;
}

const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const WEEK = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** Weeks begin on Monday. */
const mondayOf = (day: string): string => dayMoved(day, { days: -((noon(day).getUTCDay() + 6) % 7) });

/** A day that many days or months later. */
function dayMoved(day: string, by: { readonly days?: number; readonly months?: number }): string {
  const date = noon(day);
  date.setUTCMonth(date.getUTCMonth() + (by.months ?? 0), date.getUTCDate() + (by.days ?? 0));
  return date.toISOString().slice(0, 10);
}

/** Columns of people who speak, or of the people of notes, and one for what is without a known person. */
export const personColumns = (people: readonly CrosstabColumn[], counted: Counted = 'highlight'): CrosstabColumn[] => [
  ...people,
  { value: null, label: counted === 'note' ? 'Without people' : 'Not a known person' },
];

/** The rows of a filter that hold for the highlights or notes of a column. */
export function columnRows(crossing: Crossing, value: string | null, counted: Counted = 'highlight'): FilterRow[] {
  switch (crossing.by) {
    case 'FIELD':
      return fieldRows(crossing.field, value);
    case 'MONTH':
      return rangeRows({ from: `${value}-01`, to: dayMoved(`${value}-01`, { months: 1, days: -1 }) });
    case 'WEEK':
      return rangeRows({ from: value ?? '', to: dayMoved(value ?? '', { days: 6 }) });
    case 'SEGMENT':
      return [systemRow('Segment', 'HasAnyOf', value ?? '')];
    case 'PERSON': {
      const field = counted === 'note' ? 'People' : 'SaidBy';
      return [value === null ? systemRow(field, 'IsEmpty') : systemRow(field, 'HasAnyOf', value)];
    }
  }
}
