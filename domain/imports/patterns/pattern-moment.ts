import { isOfDay, writtenMoment } from '../../dates/index.ts';

const CLOCK = '\\d{1,3}[:.;]\\d{1,2}(?:[:.;]\\d{2})?(?:[.,:;-]\\d{1,3})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\b\\.?)?';
// in English, German, French, Spanish, Portuguese, Italian and Dutch
const HOUR = '[Hh](?:ours?|rs?|eures?|oras?)?|Std\\.?|Stunden?|or[ae]|u(?:ur|ren)';
const MINUTE = '[Mm](?:in(?:ut(?:es?|en?|os?|i)|uut)?s?\\.?)?';
const SECOND = '[Ss](?:e[ck]s?\\.?|ekunden?|econd(?:s|es?|en|[io])?|egundos?)?';
const HOURS = `(?:\\d{1,3} ?(?:${HOUR})[ ,]*)?`;
const UNITS = `${HOURS}(?:\\d{1,3} ?${MINUTE}[ ,]*)?\\d{1,5}(?:[.,]\\d{1,6})? ?${SECOND}(?!\\p{L})`;
const MINUTES = `${HOURS}\\d{1,3} ?${MINUTE}(?!\\p{L})`;
const PRIMES = "\\d{1,3}['′]\\d{2}(?:['′]{2}|[\"″])";
const SECONDS = '\\d{1,6}[.,]\\d{3,6}';

/**
 * Written positions in a recording: `1:02:03.5`, `00:01:02-5`, `01:02:03:24` and `01;02;03;24` with frames,
 * `01.02.03`, `1h 2m 3s`, `1 minute 2 seconds`, `1 Minute 2 Sekunden`, `62.5s`, `62.500`, `1'02''`.
 */
export const PATTERN_MOMENT = `(?:${UNITS}|${MINUTES}|${PRIMES}|${SECONDS}(?![.,:;\\d])|${CLOCK})`;

const CLOCK_PARTS = /^(?:(\d{1,3})([:.;])(\d{1,2})\2|(\d{1,3})[:.;])(\d{2})(?:[.,-](\d{1,3})|[:;]\d{2})?$/;
const PRIME_PARTS = /^(\d{1,3})['′](\d{2})/;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds of a {@link PATTERN_MOMENT}; `null` if it is none. Frames are dropped, because their rate is unknown. */
export function patternMoment(written: string): number | null {
  const text = written.trim();
  if (isOfDay(text)) return writtenMoment(text);
  if (/[hms]/i.test(text)) return inUnits(text);
  if (/^\d{1,6}[.,]\d{3,6}$/.test(text)) return Math.round(Number(text.replace(',', '.')) * SECOND_MS);
  const [, primeMinutes, primeSeconds] = PRIME_PARTS.exec(text) ?? [];
  if (primeMinutes !== undefined) return sum('0', primeMinutes, primeSeconds);
  const [, hours = '0', , minutesOfHour, minutes, seconds, fraction = ''] = CLOCK_PARTS.exec(text) ?? [];
  if (seconds === undefined) return null;
  const whole = sum(hours, minutesOfHour ?? minutes ?? '0', seconds);
  return whole === null ? null : whole + Number(fraction.padEnd(3, '0').slice(0, 3));
}

function inUnits(text: string): number {
  const of = (unit: RegExp): number => Number(unit.exec(text)?.[1]?.replace(',', '.') ?? 0);
  return (
    of(/(\d+) ?(?:h|st|or|u)/i) * HOUR_MS +
    of(/(\d+) ?m/i) * MINUTE_MS +
    Math.round(of(/(\d+(?:[.,]\d+)?) ?s(?!t)/i) * SECOND_MS)
  );
}

function sum(hours: string, minutes: string, seconds = '0'): number | null {
  if (Number(seconds) > 59 || (Number(hours) > 0 && Number(minutes) > 59)) return null;
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
}
