import { isTimeZone } from '../dates/index.ts';
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

/** @throws Refusal `ValidationError` for an unknown time zone, or for a weekday or hour that is missing or needless */
export function refuseSchedule({ every, weekday, hour, timeZone }: AgentSchedule): void {
  if (!isTimeZone(timeZone)) refuse('ValidationError', 'Unknown time zone', 'Send an IANA name such as Europe/Berlin.');
  if ((every === 'WEEK') !== (weekday !== null))
    refuse('ValidationError', 'A weekday belongs to weekly schedules', 'Send it for WEEK, and null for the others.');
  if ((every === 'MANUAL') !== (hour === null))
    refuse('ValidationError', 'An hour belongs to schedules', 'Send it for DAY and WEEK, and null for MANUAL.');
}

/** The cron expression of a schedule; null for MANUAL. A fixed time comes once on the days when the clock changes. */
export const cronOf = ({ weekday, hour, timeZone }: AgentSchedule) =>
  hour === null ? null : { cronExpression: `0 ${hour} * * ${weekday ?? '*'}`, timezone: timeZone };
