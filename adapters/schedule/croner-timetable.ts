import type { Schedule, Timetable } from '@evident/application/kernel/timetable';
import { isTimeZone } from '@evident/domain/dates';
import { refuse } from '@evident/domain/kernel';
import { Cron } from 'croner';

const FIVE_FIELDS = /^\S+( \S+){4}$/;

/**
 * Times of a cron expression in its time zone. A fixed time that a clock change skips runs at the end of the gap, and
 * one that it repeats runs the first time. Times with a pattern in the minute or hour, such as a range, are left out of
 * a skipped hour and run in both repeated hours.
 */
export class CronerTimetable implements Timetable {
  times({ cronExpression, timezone }: Schedule, after: Date, most: number): Date[] {
    if (!FIVE_FIELDS.test(cronExpression)) refuseExpression();
    return scheduleOf(cronExpression, timezone).nextRuns(most, after);
  }
}

function scheduleOf(cronExpression: string, timezone: string): Cron {
  if (!isTimeZone(timezone))
    return refuse('ValidationError', 'Unknown time zone', 'Send an IANA name such as Europe/Berlin.');
  try {
    return new Cron(cronExpression, { mode: '5-part', timezone, paused: true });
  } catch {
    return refuseExpression();
  }
}

const refuseExpression = (): never =>
  refuse('ValidationError', 'The cron expression is not valid', 'Send five fields, such as 0 9 * * 1.');
