import type { Limit, SavedRow, Uuid } from '../kernel/index.ts';
import { refuse } from '../kernel/index.ts';
import type { Revertible } from '../undo/index.ts';
import type { AutomationAction } from './actions.ts';
import { type RuleEvent, eventKind } from './catalogue.ts';
import { type Rules, readRules } from './rules.ts';

/** When a rule runs: at times, or after an event that its rules match. */
export type Trigger =
  | { readonly type: 'Cron'; readonly cronExpression: string; readonly timezone: string }
  | { readonly type: 'Event'; readonly event: RuleEvent; readonly rules: Rules };

export const TRIGGER_TYPES = ['Cron', 'Event'] as const;

/** After a failed action: the others are left out, or go on. */
export const ON_FAILURE = ['STOP', 'CONTINUE'] as const;

/** A rule of a member: its actions run after its trigger, with the rights that its owner has then. */
export interface Automation extends SavedRow {
  readonly ownerId: Uuid;
  readonly title: string;
  readonly trigger: Trigger;
  readonly actions: readonly AutomationAction[];
  readonly onFailure: (typeof ON_FAILURE)[number];
  /** False: paused by a member or stopped. */
  readonly active: boolean;
  /** Why the product stopped it; null if it is active or a member paused it. */
  readonly stoppedReason: string | null;
  /** Failed runs since the last one that succeeded. */
  readonly failures: number;
  /** Null without a schedule, and while it is paused. */
  readonly nextRunAt: Date | null;
}

export const AUTOMATION: Revertible<Automation> = {
  noun: 'automation',
  titleOf: ({ title }) => title,
  parts: ['title', 'trigger', 'actions', 'onFailure', 'active'],
};

/** Of one workspace (decided): each event is compared with all of them. */
const AUTOMATIONS_MAX = 100;
export const AUTOMATION_LIMIT: Limit = {
  most: AUTOMATIONS_MAX,
  title: `A workspace has at most ${AUTOMATIONS_MAX} automations`,
  advice: 'Delete some that are not used.',
};

/** Failed runs in a row after which a rule is stopped (decided). */
export const FAILURES_MAX = 5;

/** A rule after one of its runs. Repeated failure stops it. */
export function afterRun(automation: Automation, reason: string | null): Automation {
  if (reason === null) return automation.failures === 0 ? automation : { ...automation, failures: 0 };
  const failures = automation.failures + 1;
  if (failures < FAILURES_MAX || !automation.active) return { ...automation, failures };
  return halted({ ...automation, failures }, `It failed ${FAILURES_MAX} times in a row. ${reason}`);
}

/** A rule that cannot run any more, until a member starts it again. */
export const halted = (automation: Automation, stoppedReason: string): Automation => ({
  ...automation,
  active: false,
  nextRunAt: null,
  stoppedReason,
});

/** A trigger as it is sent: the keys of its type, without those of the other. */
export interface SentTrigger {
  readonly type: Trigger['type'];
  readonly cronExpression?: string;
  readonly timezone?: string;
  readonly event?: RuleEvent;
  readonly rules?: unknown;
}

/** @throws Refusal `ValidationError` for keys of the other type, and as `readRules` */
export function readTrigger({ type, cronExpression, timezone, event, rules }: SentTrigger): Trigger {
  if (type === 'Cron') {
    if (cronExpression === undefined || timezone === undefined || event !== undefined || rules !== undefined)
      return refuse('ValidationError', 'The trigger is not valid', 'Cron has `cronExpression` and `timezone`.');
    return { type, cronExpression, timezone };
  }
  if (event === undefined || cronExpression !== undefined || timezone !== undefined)
    return refuse('ValidationError', 'The trigger is not valid', 'Event has `event` and `rules`.');
  return { type, event, rules: readRules(event, rules) };
}

export const eventOf = (trigger: Trigger): RuleEvent | null => (trigger.type === 'Event' ? trigger.event : null);

/** @throws Refusal `Forbidden` for an event that only rules of admins follow */
export function refuseAdminsOnly(trigger: Trigger, isAdmin: boolean): void {
  if (!isAdmin && trigger.type === 'Event' && eventKind(trigger.event).adminsOnly)
    refuse('Forbidden', 'Only admins make rules on the activity of members', 'Choose another event, or ask an admin.');
}

/** Minutes between two runs of a schedule at least (decided). */
const MINUTES_APART = 5;

/** @throws Refusal `ValidationError` for a schedule without a next time, or with times that are too close */
export function refuseTooOften(times: readonly Date[]): void {
  if (times.length === 0) refuse('ValidationError', 'The schedule has no time', 'Choose a day that exists.');
  if (times.some((at, index) => index > 0 && at.getTime() - times[index - 1]!.getTime() < MINUTES_APART * 60_000))
    refuse(
      'ValidationError',
      'The schedule runs too often',
      `Leave at least ${MINUTES_APART} minutes between two runs.`,
    );
}
