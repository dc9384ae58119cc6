/** A cron expression of five fields and an IANA time zone. */
export interface Schedule {
  readonly cronExpression: string;
  readonly timezone: string;
}

/** Times of cron expressions. */
export interface Timetable {
  /**
   * The next times after a moment, at most `most`.
   * @throws Refusal `ValidationError` for an expression that is not five fields, and for an unknown time zone
   */
  times(schedule: Schedule, after: Date, most: number): Date[];
}

/** The next time after a moment; null without a schedule, or if it never comes. */
export const nextTime = (timetable: Timetable, schedule: Schedule | null, after: Date): Date | null =>
  schedule === null ? null : (timetable.times(schedule, after, 1)[0] ?? null);
