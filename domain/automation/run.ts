import type { Uuid } from '../kernel/index.ts';
import type { ActionType, AutomationAction } from './actions.ts';
import type { AutomatedObject, RuleEvent } from './catalogue.ts';
import type { ConditionOutcome } from './matches.ts';

export const AUTOMATION_RUN_STATES = ['WAITING', 'DONE', 'FAILED'] as const;
/** LEFT_OUT: an earlier action failed, and the rule stops then. */
export const ACTION_STATES = ['DONE', 'FAILED', 'LEFT_OUT'] as const;

export interface ActionOutcome {
  readonly executionOrder: number;
  readonly actionType: ActionType;
  readonly state: (typeof ACTION_STATES)[number];
  /** Why it failed. */
  readonly reason: string | null;
  /** Its result for the run log, such as the answer of an address; null for most. */
  readonly detail: string | null;
}

/** One run of a rule, for one event or one time. */
export interface AutomationRun {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly automationId: Uuid;
  /** Names the event or the time: a rule runs once for each. */
  readonly occasion: string;
  /** How many rules in a row led to it; 0 if none did. */
  readonly depth: number;
  readonly event: RuleEvent | null;
  /** The object whose fields the rules look at: a note, an insight, a project, an import. */
  readonly sourceId: Uuid | null;
  /** The object that actions change. */
  readonly objectType: AutomatedObject | null;
  readonly objectId: Uuid | null;
  /** The time of its schedule; null for events. */
  readonly dueAt: Date | null;
  readonly state: (typeof AUTOMATION_RUN_STATES)[number];
  readonly reason: string | null;
  readonly conditions: readonly ConditionOutcome[];
  readonly actions: readonly ActionOutcome[];
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

/** A rule starts from events that at most this many rules in a row led to (decided). */
export const DEPTH_MAX = 3;
/** Starts of a rule within an hour, without lists and schedules, after which it is stopped (decided). */
export const STARTS_MAX = 500;

/** Why a rule does not start from an event that rules led to; null if it does. */
export const whyTooDeep = (depth: number): string | null =>
  depth > DEPTH_MAX ? `It was not started, because ${depth} automations in a row led to this event.` : null;

/** Why a rule is stopped that starts too often; null if it goes on. */
export const whyTooOften = (starts: number): string | null =>
  starts > STARTS_MAX
    ? `It started more than ${STARTS_MAX} times within an hour. Check whether something that it does starts it again.`
    : null;

/** Actions that have no outcome yet, in their order; none once one failed and the rule stops then. */
export const actionsLeft = (
  actions: readonly AutomationAction[],
  { actions: outcomes }: Pick<AutomationRun, 'actions'>,
): readonly AutomationAction[] => {
  const done = new Set(outcomes.map(({ executionOrder }) => executionOrder));
  return actions.filter(({ executionOrder }) => !done.has(executionOrder));
};

/** The outcomes of a run after one of its actions. */
export function withOutcome(
  run: AutomationRun,
  { executionOrder, actionType }: AutomationAction,
  { failed = null, detail = null }: { readonly failed?: string | null; readonly detail?: string | null },
): AutomationRun {
  const outcome: ActionOutcome = {
    executionOrder,
    actionType,
    state: failed === null ? 'DONE' : 'FAILED',
    reason: failed,
    detail,
  };
  return { ...run, actions: [...run.actions, outcome] };
}

/** A run whose actions have ended; those without an outcome were left out. */
export function endedRun(run: AutomationRun, actions: readonly AutomationAction[], at: Date): AutomationRun {
  const leftOut = actionsLeft(actions, run).map(({ executionOrder, actionType }): ActionOutcome => ({
    executionOrder,
    actionType,
    state: 'LEFT_OUT',
    reason: null,
    detail: null,
  }));
  const failed = run.actions.find(({ state }) => state === 'FAILED');
  return {
    ...run,
    actions: [...run.actions, ...leftOut],
    state: failed ? 'FAILED' : 'DONE',
    reason: failed?.reason ?? null,
    endedAt: at,
  };
}
