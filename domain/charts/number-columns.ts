import { type FieldView, shownNumber } from '../fields/index.ts';

/** Up to this many different whole numbers have a column each (decided). */
export const SINGLE_NUMBERS_MAX = 8;
/** The most ranges of other numbers (decided). */
export const NUMBER_RANGES_MAX = 6;
/** More decimal places are not told apart. */
export const NUMBER_DECIMALS_MAX = 10;
/** Ranges of numbers with more decimal places are labeled by the number below which they end. */
const SHOWN_DECIMALS_MAX = 2;

/** How the values of a number field are spread. */
export interface NumberSpread {
  /** The lowest different values in their order, one more than {@link SINGLE_NUMBERS_MAX} at most. */
  readonly lowest: readonly number[];
  readonly min: number;
  readonly max: number;
  /** The values that divide all of them into {@link NUMBER_RANGES_MAX} equal parts, in their order. */
  readonly quantiles: readonly number[];
  /** The most decimal places of a value, {@link NUMBER_DECIMALS_MAX} at most. */
  readonly decimals: number;
}

interface NumberColumn {
  /** A number, or the first and the last number of a range such as `10..19`, written with the same decimal places. */
  readonly value: string;
  readonly label: string;
}

type Settings = FieldView['settings'];

/**
 * The columns of numbers: one for each of few whole numbers, otherwise ranges.
 * The ranges divide the values into parts of about the same size. Their bounds are rounded to 1, 2 or 5 and zeros, as far as the distance to their neighbors allows.
 */
export function numberColumns(spread: NumberSpread | null, settings: Settings): NumberColumn[] {
  if (!spread) return [];
  const { lowest, decimals } = spread;
  if (lowest.length <= SINGLE_NUMBERS_MAX && lowest.every(Number.isInteger))
    return lowest.map((number) => ({ value: written(number, 0), label: shownNumber(number, settings) }));
  const starts = startsOf(spread);
  return starts.map((start, index) => rangeFrom(start, starts[index + 1] ?? null, spread, { decimals, settings }));
}

/** The first number of each range. */
function startsOf({ min, max, quantiles, decimals }: NumberSpread): number[] {
  const unit = unitOf(decimals);
  const points = [...new Set([min, ...quantiles, max])];
  const rounded = [...new Set(quantiles)].map((quantile) => {
    if (quantile === min) return min + unit;
    const at = points.indexOf(quantile);
    const gaps = [quantile - points[at - 1]!, (points[at + 1] ?? Infinity) - quantile];
    const step = Math.max(unit, roundStep(Math.min(...gaps)));
    return Math.round(quantile / step) * step;
  });
  const starts = rounded.map((start) => Number(start.toFixed(decimals))).filter((start) => start > min && start <= max);
  return [min, ...new Set(starts)];
}

/** The largest of 1, 2 and 5 with zeros that is not above a distance. */
function roundStep(distance: number): number {
  const power = 10 ** Math.floor(Math.log10(distance));
  const factor = [5, 2, 1].find((one) => one * power <= distance) ?? 1;
  return factor * power;
}

function rangeFrom(
  start: number,
  next: number | null,
  { max }: NumberSpread,
  { decimals, settings }: { readonly decimals: number; readonly settings: Settings },
): NumberColumn {
  const end = next === null ? max : next - unitOf(decimals);
  const [first, last] = [written(start, decimals), written(end, decimals)];
  const shown = (number: number | string): string => shownNumber(Number(number), settings);
  const value = `${first}${TO}${last}`;
  if (first === last) return { value, label: shown(first) };
  if (next !== null && decimals > SHOWN_DECIMALS_MAX)
    return { value, label: `${shown(first)} to under ${shown(written(next, decimals))}` };
  const to = start < 0 || end < 0 ? ' to ' : '–';
  return { value, label: `${shown(first)}${to}${shown(last)}` };
}

const TO = '..';

/** The limits of a range, both outside of it; none for a single number. */
export function numbersOf(
  value: string,
): { readonly above: string; readonly below: string } | { readonly above?: never; readonly below?: never } {
  const [first = '', last] = value.split(TO);
  if (last === undefined) return {};
  const decimals = first.split('.')[1]?.length ?? 0;
  const limit = (text: string, sign: 1 | -1): string => {
    const number = Number(text);
    // Of very large numbers, the next one is further away than a unit.
    const unit = Math.max(unitOf(decimals), Math.abs(number) * 2 ** -51);
    return written(number + sign * unit, decimals);
  };
  return { above: limit(first, -1), below: limit(last, 1) };
}

const unitOf = (decimals: number): number => 10 ** -decimals;

/** A number in digits, as filters read it. Numbers from 10^21 are written with an exponent by `toFixed`. */
const written = (number: number, decimals: number): string =>
  Math.abs(number) < 1e21 ? number.toFixed(decimals) : String(BigInt(number));
