import { type FilterForm, type FilterRow, allOf, combinatorOf, formGiven, systemRow } from '../filters/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';
import type { ChartItems } from './options.ts';
import type { ChartQuery } from './shapes.ts';

/** The days from `from` to `to`, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60 * 1000;

const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A date range of an address; null if an end is missing or the start is later (document 001, section 4). */
export const rangeOrDropped = (from: string, to: string): DateRange | null =>
  isDay(from) && isDay(to) && from <= to ? { from, to } : null;

/** @throws Refusal `ValidationError` if an end is missing or the start is later */
export function rangeOrRefused({ from, to }: Partial<DateRange>): DateRange | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined)
    return refuse('ValidationError', 'Incomplete date range', 'Send both `from` and `to`, or neither.');
  return (
    rangeOrDropped(from, to) ??
    refuse('ValidationError', 'Invalid date range', '`from` must be a day that is not after `to`.')
  );
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The rows of a filter that hold for highlights whose notes are of a range. */
export const rangeRows = (range: DateRange | null): FilterRow[] =>
  range === null
    ? []
    : [systemRow('Date', 'IsAfter', shifted(range.from, -1)), systemRow('Date', 'IsBefore', shifted(range.to, 1))];

/**
 * The highlights or notes that a chart counts, as filter forms.
 * @throws Refusal `ValidationError` for a filter that is no form, or an invalid date range
 */
export const chartForms = (projectId: Uuid, { filter, from, to }: ChartQuery): FilterForm[] => [
  formGiven(filter),
  allOf(systemRow('Project', 'HasAnyOf', projectId), ...rangeRows(rangeOrRefused({ from, to }))),
];

/** The notes that a chart counts. Archived ones are left out, as in lists. @throws like {@link chartForms} */
export const countedNoteForms = (projectId: Uuid, of: ChartQuery): FilterForm[] => [
  ...chartForms(projectId, of),
  allOf(systemRow('Archived', 'Is', 'false')),
];

/** The row that holds for the highlights of a bar. */
export const barRow = (items: ChartItems, id: Uuid): FilterRow =>
  systemRow(items === 'TAG' ? 'Tags' : 'TagGroup', 'HasAnyOf', id);

/** A form with further rows that must hold too; null if one form cannot say that. */
export const withRows = (form: FilterForm, rows: readonly FilterRow[]): FilterForm | null =>
  combinatorOf(form) === 'and' || form.fieldForms.length <= 1 ? allOf(...form.fieldForms, ...rows) : null;
