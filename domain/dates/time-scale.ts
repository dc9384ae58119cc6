import { MAX_MOMENT_MS, clockTime } from '../content/index.ts';

/** A time as exported: seconds or milliseconds as a number, or `00:01:02`. */
export type WrittenTime = string | number | null | undefined;

interface Spoken {
  start: WrittenTime;
  end: WrittenTime;
  text: string;
}

const NUMBER = /^-?\d{1,15}(?:[.,]\d{1,15})?s?$/;
/** Slowest plausible speech, in characters per second. If times read as seconds are slower, they are milliseconds. */
const SLOWEST = 0.05;

/**
 * Returns a parser to milliseconds for the times of a list. Fractional numbers are seconds; for whole numbers, the pace
 * of speech decides.
 */
export function timeReader(pieces: readonly Spoken[]): (time: WrittenTime) => number | null {
  const scale =
    pieces.some(({ start, end }) => isBroken(start) || isBroken(end)) || paceInSeconds(pieces) >= SLOWEST ? 1000 : 1;
  return (time) => {
    if (typeof time === 'string' && time.includes(':')) return clockTime(time.trim());
    const number = numeric(time);
    return number === null || number < 0 || number * scale > MAX_MOMENT_MS ? null : Math.round(number * scale);
  };
}

function paceInSeconds(pieces: readonly Spoken[]): number {
  let [seconds, characters] = [0, 0];
  pieces.forEach(({ start, end, text }, index) => {
    const [from, to] = [numeric(start), numeric(end) ?? numeric(pieces[index + 1]?.start)];
    if (from === null || to === null || to <= from) return;
    seconds += to - from;
    characters += text.length;
  });
  return seconds === 0 ? SLOWEST : characters / seconds;
}

function isBroken(time: WrittenTime): boolean {
  const number = numeric(time);
  return (
    (number !== null && !Number.isInteger(number)) ||
    (typeof time === 'string' && /\d[.,]\d/.test(time) && !time.includes(':'))
  );
}

function numeric(time: WrittenTime): number | null {
  if (typeof time === 'number') return Number.isFinite(time) ? time : null;
  if (typeof time !== 'string' || !NUMBER.test(time.trim())) return null;
  return Number(time.trim().replace(',', '.').replace(/s$/, ''));
}
