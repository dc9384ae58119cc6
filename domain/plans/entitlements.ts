import { type Plan, SELF_HOSTED, addOnOf, planOf } from './catalogue.ts';
import { type Feature, LIMIT_NAMES, type Limit } from './names.ts';
import { daysAfter, featureTrialState, trialEnd } from './trials.ts';
import type { BoughtAddOn, FeatureTrial, PlanTrial, Subscription, WorkspacePlan } from './workspace-plan.ts';

/** Days in which a plan stays whole although a payment failed. */
export const GRACE_DAYS = 14;

/** Days after the provider's trial in which its result may arrive: the nightly comparison runs in between. */
const TRIAL_SLACK_DAYS = 2;

/** Where an allowance comes from: a plan, a plan that is tried, a bought add-on, or the trial of one feature. */
export interface Reason {
  readonly by: 'plan' | 'planTrial' | 'addOn' | 'featureTrial';
  /** Reference of the plan or add-on, or name of the feature. */
  readonly of: string;
  /** When it ends, exclusive; null if no end is known. */
  readonly until: Date | null;
}

export interface Allowance {
  /** Null: unlimited. */
  readonly most: number | null;
  /** The plan first, then each add-on that raised it. */
  readonly reasons: readonly Reason[];
}

export interface Entitlements {
  readonly plan: Plan;
  /** Of the plan itself. */
  readonly reason: Reason;
  /** A feature is missing if it is not allowed. */
  readonly features: Readonly<Partial<Record<Feature, Reason>>>;
  readonly limits: Readonly<Record<Limit, Allowance>>;
}

/** The end of a subscription's effect at the moment, exclusive; null if it goes on. */
function endOf({ status, pastDueSince, trialEndsAt, cancelAt, currentPeriodEnd }: Subscription): Date | null {
  const ends = [cancelAt && new Date(cancelAt)];
  if (status === 'TRIALING' && trialEndsAt) ends.push(daysAfter(trialEndsAt, TRIAL_SLACK_DAYS));
  if (status === 'PAST_DUE' || status === 'UNPAID') ends.push(daysAfter(pastDueSince ?? currentPeriodEnd, GRACE_DAYS));
  const times = ends.filter((end): end is Date => end instanceof Date).map(Number);
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** Whether a subscription gives its plan: until its end, and for 14 days after a payment failed. */
export function isInEffect(subscription: Subscription, on: Date): boolean {
  if (subscription.status === 'CANCELED') return false;
  const end = endOf(subscription);
  return end === null || on < end;
}

const isRunning = (trial: PlanTrial | null, on: Date): trial is PlanTrial =>
  trial !== null && planOf(trial.plan) !== undefined && on < new Date(trial.endsAt);

/** A plan in effect, with its reason. */
type Source = readonly [Plan, Reason];

/** The plans in effect: what is paid for, what is tried, and what holds without payment; the first names the plan. */
function sourcesOf({ base, subscription, planTrial }: WorkspacePlan, on: Date): Source[] {
  const sources: Source[] = [];
  if (subscription && isInEffect(subscription, on))
    sources.push([
      planOf(subscription.plan) ?? SELF_HOSTED,
      { by: 'plan', of: subscription.plan, until: endOf(subscription) },
    ]);
  if (isRunning(planTrial, on))
    sources.push([planOf(planTrial.plan)!, { by: 'planTrial', of: planTrial.plan, until: new Date(planTrial.endsAt) }]);
  // A reference that this version does not know: never less than was promised.
  const plan = planOf(base) ?? SELF_HOSTED;
  return [...sources, [plan, { by: 'plan', of: plan.reference, until: null }]];
}

function featuresOf(
  sources: readonly Source[],
  addOns: readonly BoughtAddOn[],
  addOnsUntil: Date | null,
  trials: readonly FeatureTrial[],
  on: Date,
): Partial<Record<Feature, Reason>> {
  const features: Partial<Record<Feature, Reason>> = {};
  for (const [plan, reason] of sources) for (const feature of plan.features) features[feature] ??= reason;
  for (const { reference } of addOns)
    for (const feature of addOnOf(reference)?.features ?? [])
      features[feature] ??= { by: 'addOn', of: reference, until: addOnsUntil };
  for (const trial of trials)
    if (featureTrialState(trial, on) === 'Active')
      features[trial.feature] ??= { by: 'featureTrial', of: trial.feature, until: trialEnd(trial) };
  return features;
}

/** The source with the most room, and what add-ons put on top of it. */
function limitOf(
  limit: Limit,
  sources: readonly Source[],
  addOns: readonly BoughtAddOn[],
  addOnsUntil: Date | null,
): Allowance {
  const [plan, reason] = sources.reduce((best, each) => (room(each, limit) > room(best, limit) ? each : best));
  let most = plan.limits[limit];
  const reasons = [reason];
  for (const { reference, quantity } of addOns) {
    const more = addOnOf(reference)?.limits[limit];
    if (more === undefined || most === null) continue;
    most = more === null ? null : most + more * quantity;
    reasons.push({ by: 'addOn', of: reference, until: addOnsUntil });
  }
  return { most, reasons };
}

const room = ([plan]: Source, limit: Limit): number => plan.limits[limit] ?? Infinity;

/** With the seats that were bought, at least the plan's fewest and at most its most. */
const withSeats = (plan: Plan, bought: number): Plan => ({
  ...plan,
  limits: { ...plan.limits, seats: Math.min(Math.max(bought, plan.seats.least), plan.seats.most ?? Infinity) },
});

/**
 * All that a workspace may do at a moment, each with its reason. Pure: the same on every face. A plan that is paid for
 * or tried never allows less than the plan without payment. Add-ons hold as long as the subscription.
 */
export function entitlements(workspace: WorkspacePlan, on: Date): Entitlements {
  const { subscription } = workspace;
  const paid = subscription !== null && isInEffect(subscription, on) ? subscription : null;
  const addOns = paid?.addOns.filter(({ quantity }) => quantity > 0) ?? [];
  const until = paid && endOf(paid);
  const sources = sourcesOf(workspace, on);
  const [plan, reason] = sources[0]!;
  if (paid) sources[0] = [withSeats(plan, paid.seats), reason];
  const limits = Object.fromEntries(
    LIMIT_NAMES.map((limit) => [limit, limitOf(limit, sources, addOns, until)]),
  ) as Record<Limit, Allowance>;
  return { plan, reason, features: featuresOf(sources, addOns, until, workspace.featureTrials, on), limits };
}

/** How many projects can be changed, the oldest first; null if all. */
export const editableProjects = (workspace: WorkspacePlan | undefined, on: Date): number | null =>
  workspace ? entitlements(workspace, on).limits.projects.most : null;

/** Seats that a workspace has; null if unlimited. */
export const seatsAvailable = (workspace: WorkspacePlan | undefined, on: Date): number | null =>
  workspace ? entitlements(workspace, on).limits.seats.most : null;
