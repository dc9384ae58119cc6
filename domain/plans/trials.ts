import { PLAN_TRIED } from './catalogue.ts';
import type { FeatureTrial, PlanTrial } from './workspace-plan.ts';

const DAY_MS = 86_400_000;
/** Specification, document 000, section 9. */
export const FEATURE_TRIAL_DAYS = 30;
export const TRIAL_REQUEST_DAYS = 3;

export const FEATURE_TRIAL_STATES = ['NotStarted', 'Active', 'Expired', 'Requested'] as const;
export type FeatureTrialState = (typeof FEATURE_TRIAL_STATES)[number];

export const daysAfter = (moment: string, days: number): Date => new Date(Date.parse(moment) + days * DAY_MS);

/** Days in which a plan is tried; a decision, the documents give none. */
export const PLAN_TRIAL_DAYS = 14;

/** A trial that begins with everything a new workspace could want (flag `reverseTrial`). */
export const reverseTrial = (now: Date): PlanTrial => ({
  plan: PLAN_TRIED.reference,
  startedAt: now.toISOString(),
  endsAt: daysAfter(now.toISOString(), PLAN_TRIAL_DAYS).toISOString(),
});

/** The end of a feature trial, exclusive; null if it never started. */
export const trialEnd = ({ startedAt }: FeatureTrial): Date | null =>
  startedAt === null ? null : daysAfter(startedAt, FEATURE_TRIAL_DAYS);

/** Active wins; else a request of the last three days; else whether there was a trial (decision D13). */
export function featureTrialState(trial: FeatureTrial | undefined, on: Date): FeatureTrialState {
  const end = trial ? trialEnd(trial) : null;
  if (end !== null && on < end) return 'Active';
  if (trial?.requestedAt != null && on < daysAfter(trial.requestedAt, TRIAL_REQUEST_DAYS)) return 'Requested';
  return end === null ? 'NotStarted' : 'Expired';
}
