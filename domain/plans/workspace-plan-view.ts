import { type Infer, type ObjectSchema, moment } from '../kernel/index.ts';
import type { Plan } from './catalogue.ts';
import {
  type Allowance,
  type Entitlements,
  GRACE_DAYS,
  type Reason,
  entitlements,
  isInEffect,
} from './entitlements.ts';
import { planWith, planWithRoom } from './gates.ts';
import {
  FEATURES,
  FEATURES_HERE,
  FEATURE_NAMES,
  type Feature,
  LIMITS,
  LIMITS_HERE,
  LIMIT_NAMES,
  type Limit,
  PRODUCT_FAMILIES,
} from './names.ts';
import { PLAN_TRIAL_STATES, planTrialState } from './plan-trial.ts';
import { FEATURE_TRIAL_STATES, daysAfter, featureTrialState } from './trials.ts';
import {
  SUBSCRIPTION_INTERVALS,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type WorkspacePlan,
} from './workspace-plan.ts';

const maybeMoment = { ...moment, nullable: true } as const;
const maybeReference = { type: 'string', nullable: true } as const;
const amount = { type: 'integer', minimum: 0 } as const;

export const planView = {
  type: 'object',
  properties: {
    reference: { type: 'string', examples: ['professional-2025-07'] },
    baseReference: { type: 'string', examples: ['professional'] },
    name: { type: 'string', examples: ['Professional'] },
    description: { type: 'string' },
    isLegacy: { type: 'boolean', description: 'No longer sold; who has it keeps it' },
    productFamily: { type: 'string', enum: PRODUCT_FAMILIES, nullable: true },
    features: { type: 'array', items: { type: 'string', enum: FEATURE_NAMES } },
    limits: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          limit: { type: 'string', enum: LIMIT_NAMES },
          most: { ...amount, nullable: true, description: 'Null: unlimited' },
        },
        required: ['limit', 'most'],
      },
    },
    seats: {
      type: 'object',
      properties: { least: amount, most: { ...amount, nullable: true, description: 'Null: unlimited' } },
      required: ['least', 'most'],
    },
  },
  required: [
    'reference',
    'baseReference',
    'name',
    'description',
    'isLegacy',
    'productFamily',
    'features',
    'limits',
    'seats',
  ],
} as const satisfies ObjectSchema;
export type PlanView = Infer<typeof planView>;

export const viewPlan = (plan: Plan): PlanView => ({
  reference: plan.reference,
  baseReference: plan.baseReference,
  name: plan.name,
  description: plan.description,
  isLegacy: plan.isLegacy,
  productFamily: plan.productFamily,
  features: [...plan.features],
  limits: LIMIT_NAMES.map((limit) => ({ limit, most: plan.limits[limit] })),
  seats: { ...plan.seats },
});

const reason = {
  type: 'object',
  nullable: true,
  description: 'Why it is allowed; null if it is not',
  properties: {
    by: { type: 'string', enum: ['plan', 'planTrial', 'addOn', 'featureTrial'] },
    of: { type: 'string', description: 'Reference of the plan or add-on, or name of the feature' },
    until: { ...maybeMoment, description: 'When it ends; null if no end is known' },
  },
  required: ['by', 'of', 'until'],
} as const satisfies ObjectSchema;

export const workspacePlanView = {
  type: 'object',
  properties: {
    limited: { type: 'boolean', description: 'False where nothing is limited; the rest is then empty' },
    plan: { ...planView, nullable: true },
    reason,
    planTrial: {
      type: 'string',
      enum: PLAN_TRIAL_STATES,
      nullable: true,
      description: 'Of a larger plan, once for 14 days; null while a plan is paid for',
    },
    features: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          feature: { type: 'string', enum: FEATURE_NAMES },
          title: { type: 'string' },
          reason,
          trial: { type: 'string', enum: FEATURE_TRIAL_STATES },
          canTry: { type: 'boolean', description: 'Whether an admin can start its trial' },
          plan: { ...maybeReference, description: 'The first plan that has it; null if none is offered' },
        },
        required: ['feature', 'title', 'reason', 'trial', 'canTry', 'plan'],
      },
    },
    limits: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          limit: { type: 'string', enum: LIMIT_NAMES },
          title: { type: 'string' },
          most: { ...amount, nullable: true, description: 'Null: unlimited. Storage in bytes' },
          used: amount,
          resetsAt: { ...maybeMoment, description: 'When a monthly amount begins again' },
          plan: { ...maybeReference, description: 'The first plan with more; null if none is offered' },
        },
        required: ['limit', 'title', 'most', 'used', 'resetsAt', 'plan'],
      },
    },
    subscription: {
      type: 'object',
      nullable: true,
      properties: {
        status: { type: 'string', enum: SUBSCRIPTION_STATUSES },
        inEffect: { type: 'boolean', description: 'Whether it gives its plan now' },
        interval: { type: 'string', enum: SUBSCRIPTION_INTERVALS },
        seats: amount,
        currentPeriodEnd: moment,
        cancelAt: maybeMoment,
        graceEndsAt: { ...maybeMoment, description: 'Until when the plan stays whole although a payment is due' },
      },
      required: ['status', 'inEffect', 'interval', 'seats', 'currentPeriodEnd', 'cancelAt', 'graceEndsAt'],
    },
  },
  required: ['limited', 'plan', 'reason', 'planTrial', 'features', 'limits', 'subscription'],
} as const satisfies ObjectSchema;
export type WorkspacePlanView = Infer<typeof workspacePlanView>;

/** The answer where nothing is limited. */
export const UNLIMITED_VIEW: WorkspacePlanView = {
  limited: false,
  plan: null,
  reason: null,
  planTrial: null,
  features: [],
  limits: [],
  subscription: null,
};

const viewReason = ({ by, of, until }: Reason) => ({ by, of, until: until && until.toISOString() });

const viewSubscription = (subscription: Subscription, now: Date): WorkspacePlanView['subscription'] => ({
  status: subscription.status,
  inEffect: isInEffect(subscription, now),
  interval: subscription.interval,
  seats: subscription.seats,
  currentPeriodEnd: subscription.currentPeriodEnd,
  cancelAt: subscription.cancelAt,
  graceEndsAt:
    subscription.pastDueSince === null ? null : daysAfter(subscription.pastDueSince, GRACE_DAYS).toISOString(),
});

/** All that a workspace may do and uses. `used` in each limit's unit. */
export function viewWorkspacePlan(
  workspace: WorkspacePlan,
  used: Readonly<Record<Limit, number>>,
  now: Date,
): WorkspacePlanView {
  const entitled = entitlements(workspace, now);
  return {
    limited: true,
    plan: viewPlan(entitled.plan),
    reason: viewReason(entitled.reason),
    planTrial:
      workspace.subscription && isInEffect(workspace.subscription, now) ? null : planTrialState(workspace, now),
    features: FEATURES_HERE.map((feature) => viewFeature(workspace, entitled, feature, now)),
    limits: LIMITS_HERE.map((limit) => viewLimit(entitled.limits[limit], limit, used[limit], now)),
    subscription: workspace.subscription && viewSubscription(workspace.subscription, now),
  };
}

function viewFeature({ featureTrials }: WorkspacePlan, { features }: Entitlements, feature: Feature, now: Date) {
  const allowed = features[feature];
  const trial = featureTrials.find((each) => each.feature === feature);
  return {
    feature,
    title: FEATURES[feature].title,
    reason: allowed ? viewReason(allowed) : null,
    trial: featureTrialState(trial, now),
    canTry: !allowed && (trial?.startedAt ?? null) === null,
    plan: planWith(feature)?.reference ?? null,
  };
}

const nextMonth = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString();

function viewLimit({ most }: Allowance, limit: Limit, used: number, now: Date) {
  return {
    limit,
    title: LIMITS[limit].title,
    most,
    used,
    resetsAt: 'monthly' in LIMITS[limit] ? nextMonth(now) : null,
    plan: most === null ? null : (planWithRoom(limit, Math.max(most, used) + 1)?.reference ?? null),
  };
}
