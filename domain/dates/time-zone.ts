/** A time, and the time zone in which it is read. */
export interface ReaderTime {
  readonly now: Date;
  /** IANA name. */
  readonly timeZone: string;
}

const NAMED = /^[A-Za-z]/;
const OFFSET = /^GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;
const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats are expensive to make, so they are kept. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}

/** Whether a name is that of a time zone. Offsets such as `+05:30` are not: their sign means opposite things in Node and PostgreSQL. */
export function isTimeZone(name: string): boolean {
  try {
    return NAMED.test(name) && formatOf(name).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function offsetMs(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const name = formatOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = OFFSET.exec(name?.value ?? '') ?? [];
  return (sign === '-' ? -1000 : 1000) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds));
}

/** The date and time that clocks of a time zone show, as if they were in UTC. */
export const clockAt = (at: Date, timeZone: string): Date => new Date(at.getTime() + offsetMs(at.getTime(), timeZone));

/** The first instant at which clocks of a time zone show that date and time, or a later one if they skip it. @param clock as if it were in UTC */
export function instantAt(clock: Date, timeZone: string): Date {
  const shown = clock.getTime();
  const offsets = [offsetMs(shown - DAY_MS, timeZone), offsetMs(shown + DAY_MS, timeZone)];
  const candidates = offsets.map((offset) => shown - offset).toSorted((one, other) => one - other);
  const first = candidates.find((at) => at + offsetMs(at, timeZone) >= shown);
  return new Date(first ?? candidates.at(-1)!);
}

/** The day of an instant in a time zone, such as `2026-06-03`. */
export const dayAt = (at: Date, timeZone: string): string => clockAt(at, timeZone).toISOString().slice(0, 10);
