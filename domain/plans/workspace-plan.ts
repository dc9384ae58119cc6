import type { Feature } from './names.ts';

/** Specification, document 000, section 3. */
export const SUBSCRIPTION_STATUSES = ['ACTIVE', 'CANCELED', 'PAST_DUE', 'TRIALING', 'UNPAID'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export const SUBSCRIPTION_INTERVALS = ['year', 'month', 'week', 'day'] as const;
export type SubscriptionInterval = (typeof SUBSCRIPTION_INTERVALS)[number];

export interface BoughtAddOn {
  readonly reference: string;
  readonly quantity: number;
}

/** A paid plan, as the payment provider last said. Moments in RFC 3339. */
export interface Subscription {
  readonly plan: string;
  readonly status: SubscriptionStatus;
  readonly interval: SubscriptionInterval;
  readonly seats: number;
  readonly addOns: readonly BoughtAddOn[];
  readonly startedAt: string;
  readonly currentPeriodEnd: string;
  /** Since when a payment is due; null if none is. */
  readonly pastDueSince: string | null;
  /** End of the provider's trial; null without one. */
  readonly trialEndsAt: string | null;
  /** When it ends because it was canceled; null if it goes on. */
  readonly cancelAt: string | null;
}

/** One feature tried for free: 30 days from `startedAt`, or asked for at `requestedAt`. */
export interface FeatureTrial {
  readonly feature: Feature;
  readonly startedAt: string | null;
  readonly requestedAt: string | null;
}

/** A plan tried for free (also the reverse trial of a new workspace). */
export interface PlanTrial {
  readonly plan: string;
  readonly startedAt: string;
  readonly endsAt: string;
  /** The last mail about it that admins got; absent before the first. */
  readonly told?: PlanTrialMail;
}

/** Mails about the trial of a plan (specification, document 000, section 4). */
export const PLAN_TRIAL_MAILS = ['STARTED', 'REMINDER', 'EXPIRED'] as const;
export type PlanTrialMail = (typeof PLAN_TRIAL_MAILS)[number];

/** The plan of a workspace: without payment, as it was bought, and as it is tried. */
export interface WorkspacePlan {
  /** The plan that holds when nothing is paid for; the version of the day the workspace was created. */
  readonly base: string;
  readonly subscription: Subscription | null;
  readonly planTrial: PlanTrial | null;
  readonly featureTrials: readonly FeatureTrial[];
}

export const planFromStart = (base: string, planTrial: PlanTrial | null = null): WorkspacePlan => ({
  base,
  subscription: null,
  planTrial,
  featureTrials: [],
});
