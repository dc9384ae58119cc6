import { estimatedShare } from '../themes/index.ts';
import { SEGMENTS_MAX, type SegmentCount, type SegmentView } from './theme-explanation.ts';

/** People of a theme, and of its whole channel, that segments are counted from. */
export interface SegmentTotals {
  readonly ofTheme: number;
  readonly people: number;
}

/** A field says something only if at least so many people of the theme have it (decided). */
const PEOPLE_MIN = 5;

/** A field with fewer people for each value is left out: an order number identifies a person (decided). */
const PEOPLE_OF_VALUE = 2;

const sumOf = (values: readonly SegmentCount[], which: 'ofTheme' | 'people'): number =>
  values.reduce((sum, value) => sum + value[which], 0);

/**
 * The values of each field in a theme, compared with the people of the channel who are not in it. Fields in which the theme differs most
 * are first. A field with one value says nothing, and is left out.
 */
export function segmentsOf(counts: readonly SegmentCount[], totals: SegmentTotals): SegmentView[] {
  const fields = [...Map.groupBy(counts, ({ field }) => field)].filter(
    ([, values]) =>
      values.length > 1 &&
      sumOf(values, 'ofTheme') >= PEOPLE_MIN &&
      sumOf(values, 'people') >= PEOPLE_OF_VALUE * values.length,
  );
  return fields
    .map(([field, values]) => ({
      field,
      values: values
        .filter(({ ofTheme }) => ofTheme > 0)
        .sort((one, other) => other.ofTheme - one.ofTheme || (one.value < other.value ? -1 : 1))
        .slice(0, SEGMENTS_MAX)
        .map((value) => compared(value, totals)),
    }))
    .sort((one, other) => differences(other) - differences(one) || (String(one.field) < String(other.field) ? -1 : 1));
}

const differences = ({ values }: SegmentView): number => values.filter(({ differs }) => differs !== null).length;

function compared({ value, ofTheme, people }: SegmentCount, totals: SegmentTotals): SegmentView['values'][number] {
  const share = estimatedShare(ofTheme, Math.max(ofTheme, totals.ofTheme));
  const others = Math.max(0, totals.people - totals.ofTheme);
  const elsewhere = others === 0 ? null : estimatedShare(Math.min(others, people - ofTheme), others);
  const differs =
    elsewhere === null ? null : share.low > elsewhere.high ? 'MORE' : share.high < elsewhere.low ? 'LESS' : null;
  return { value, people: ofTheme, share, elsewhere: elsewhere?.value ?? null, differs };
}
