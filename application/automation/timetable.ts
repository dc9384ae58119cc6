import { type Automation, type Trigger, refuseTooOften } from '@evident/domain/automation';

export type CronTrigger = Extract<Trigger, { type: 'Cron' }>;

/** Times of cron expressions. */
export interface Timetable {
  /**
   * The next times after a moment, at most `most`.
   * @throws Refusal `ValidationError` for an expression that is not five fields, and for an unknown time zone
   */
  times(trigger: CronTrigger, after: Date, most: number): Date[];
}

/** Times that are compared to find out whether a rule runs too often. */
const COMPARED = 60;

/** @throws Refusal `ValidationError` as `times`, and for rules that run too often or never */
export function refuseTimes(timetable: Timetable, trigger: Trigger, now: Date): void {
  if (trigger.type === 'Cron') refuseTooOften(timetable.times(trigger, now, COMPARED));
}

/** The next time of a rule; null without a schedule. */
export const nextTime = ({ trigger }: Automation, timetable: Timetable, now: Date): Date | null =>
  trigger.type === 'Cron' ? (timetable.times(trigger, now, 1)[0] ?? null) : null;

/** A rule with what follows from its trigger: when it runs next, and no failures of before. */
export function arranged(automation: Automation, timetable: Timetable, now: Date): Automation {
  if (!automation.active) return { ...automation, nextRunAt: null };
  return { ...automation, nextRunAt: nextTime(automation, timetable, now), stoppedReason: null, failures: 0 };
}
