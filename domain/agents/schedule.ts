import { type Infer, type ObjectSchema, refuse } from '../kernel/index.ts';

export const RHYTHMS = ['MANUAL', 'DAY', 'WEEK'] as const;

export const agentSchedule = {
  type: 'object',
  properties: {
    every: { type: 'string', enum: RHYTHMS, description: 'MANUAL: only when a member runs it', examples: ['WEEK'] },
    weekday: {
      type: 'integer',
      minimum: 1,
      maximum: 7,
      nullable: true,
      description: '1 is Monday; only for WEEK',
      examples: [1],
    },
    hour: {
      type: 'integer',
      minimum: 0,
      maximum: 23,
      nullable: true,
      description: 'Of the day in the time zone; null for MANUAL',
      examples: [7],
    },
    timeZone: { type: 'string', maxLength: 60, description: 'IANA name', examples: ['Europe/Berlin'] },
  },
  required: ['every', 'weekday', 'hour', 'timeZone'],
} as const satisfies ObjectSchema;
export type AgentSchedule = Infer<typeof agentSchedule>;

const HOUR = 3_600_000;
/** Hours in a week, and those of a clock change. */
const HOURS_AHEAD = 7 * 24 + 26;

/** @throws Refusal `ValidationError` for an unknown time zone, or for a weekday or hour that is missing or needless */
export function refuseSchedule({ every, weekday, hour, timeZone }: AgentSchedule): void {
  if (!isTimeZone(timeZone)) refuse('ValidationError', 'Unknown time zone', 'Send an IANA name such as Europe/Berlin.');
  if ((every === 'WEEK') !== (weekday !== null))
    refuse('ValidationError', 'A weekday belongs to weekly schedules', 'Send it for WEEK, and null for the others.');
  if ((every === 'MANUAL') !== (hour === null))
    refuse('ValidationError', 'An hour belongs to schedules', 'Send it for DAY and WEEK, and null for MANUAL.');
}

/**
 * The next moment of a schedule after another one; null for MANUAL. At an hour that a clock change skips, the next hour
 * counts; of one that it repeats, the first.
 */
export function nextRun({ every, weekday, hour, timeZone }: AgentSchedule, after: Date): Date | null {
  if (every === 'MANUAL' || hour === null) return null;
  const clock = clockIn(timeZone);
  const first = Math.floor(after.getTime() / (HOUR / 4)) * (HOUR / 4);
  let before = clock(new Date(first));
  // Time zones differ by quarters of an hour.
  for (let at = first + HOUR / 4; at <= first + HOURS_AHEAD * HOUR; at += HOUR / 4) {
    const now = clock(new Date(at));
    const isDay = every === 'DAY' || now.weekday === weekday;
    const begins = now.hour >= hour && (now.day !== before.day || before.hour < hour);
    if (isDay && begins && at > after.getTime()) return new Date(at);
    before = now;
  }
  return null;
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface LocalTime {
  readonly day: string;
  readonly weekday: number;
  readonly hour: number;
}

function clockIn(timeZone: string): (at: Date) => LocalTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return {
      day: parts.get('day')!,
      weekday: WEEKDAYS.indexOf(parts.get('weekday')!) + 1,
      hour: Number(parts.get('hour')),
    };
  };
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
