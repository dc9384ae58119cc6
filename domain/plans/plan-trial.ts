import { refuse } from '../kernel/index.ts';
import { isInEffect } from './entitlements.ts';
import { PLAN_TRIAL_DAYS, daysAfter, reverseTrial } from './trials.ts';
import { PLAN_TRIAL_MAILS, type PlanTrialMail, type WorkspacePlan } from './workspace-plan.ts';

/** Days before the end of a trial when admins are reminded; a decision. */
const REMINDER_DAYS = 3;

export const PLAN_TRIAL_STATES = ['NotStarted', 'Active', 'Expired'] as const;
export type PlanTrialState = (typeof PLAN_TRIAL_STATES)[number];

export const planTrialState = ({ planTrial }: WorkspacePlan, on: Date): PlanTrialState =>
  planTrial === null ? 'NotStarted' : on < new Date(planTrial.endsAt) ? 'Active' : 'Expired';

/**
 * Starts 14 days with the plan that is tried.
 * @throws Refusal `InvalidOperation` if it was tried before, or a plan is paid for
 */
export function withPlanTrial(workspace: WorkspacePlan, now: Date): WorkspacePlan {
  if (workspace.subscription && isInEffect(workspace.subscription, now))
    refuse('InvalidOperation', 'Your workspace has a paid plan', 'Change it to one with more.');
  if (workspace.planTrial) refuse('InvalidOperation', 'You tried this before', 'Choose a plan.');
  return { ...workspace, planTrial: reverseTrial(now) };
}

/** The mail about the trial that is due and was not sent; null if none is. One that was missed is skipped. */
export function dueTrialMail({ planTrial }: WorkspacePlan, now: Date): PlanTrialMail | null {
  if (planTrial === null) return null;
  const due: PlanTrialMail =
    now >= new Date(planTrial.endsAt)
      ? 'EXPIRED'
      : now >= daysAfter(planTrial.startedAt, PLAN_TRIAL_DAYS - REMINDER_DAYS)
        ? 'REMINDER'
        : 'STARTED';
  const order = (mail: PlanTrialMail | undefined): number => (mail ? PLAN_TRIAL_MAILS.indexOf(mail) : -1);
  return order(due) > order(planTrial.told) ? due : null;
}

/** After a mail about the trial was sent, or was not needed because a plan is paid for. */
export const withTrialTold = (workspace: WorkspacePlan, told: PlanTrialMail): WorkspacePlan => ({
  ...workspace,
  planTrial: workspace.planTrial && { ...workspace.planTrial, told },
});
