import { type Automation, type Trigger, refuseTooOften } from '@evident/domain/automation';
import { type Timetable, nextTime } from '../kernel/timetable.ts';

/** Times that are compared to find out whether a rule runs too often. */
const COMPARED = 60;

/** @throws Refusal `ValidationError` as `times`, and for rules that run too often or never */
export function refuseTimes(timetable: Timetable, trigger: Trigger, now: Date): void {
  if (trigger.type === 'Cron') refuseTooOften(timetable.times(trigger, now, COMPARED));
}

/** The next time of a rule; null without a schedule. */
export const nextRun = ({ trigger }: Automation, timetable: Timetable, now: Date): Date | null =>
  nextTime(timetable, trigger.type === 'Cron' ? trigger : null, now);

/** A rule with what follows from its trigger: when it runs next, and no failures of before. */
export function arranged(automation: Automation, timetable: Timetable, now: Date): Automation {
  if (!automation.active) return { ...automation, nextRunAt: null };
  return { ...automation, nextRunAt: nextRun(automation, timetable, now), stoppedReason: null, failures: 0 };
}
