import type { Infer, ObjectSchema } from '../kernel/index.ts';
import { SUBSCRIPTION_STATUSES, type WorkspacePlan } from '../plans/index.ts';

/** The paid plan of a workspace, as part of its view (specification, document 000, section 3). */
export const teamPlan = {
  type: 'object',
  properties: {
    stripeSubscriptionStatus: {
      type: 'string',
      enum: SUBSCRIPTION_STATUSES,
      nullable: true,
      description: 'Null if no plan was ever paid for',
    },
    subscriptions: {
      type: 'array',
      description: 'The paid plan; empty without one',
      items: {
        type: 'object',
        properties: {
          plan: { type: 'string', examples: ['business-2025-07'] },
          status: { type: 'string', enum: SUBSCRIPTION_STATUSES },
          seats: { type: 'integer' },
        },
        required: ['plan', 'status', 'seats'],
      },
    },
    freePlanAvailableAfterTrial: {
      type: 'boolean',
      description: 'Whether a plan without payment follows a trial; false where nothing is limited',
    },
  },
  required: ['stripeSubscriptionStatus', 'subscriptions', 'freePlanAvailableAfterTrial'],
} as const satisfies ObjectSchema;

export const paidBy = (plan: WorkspacePlan | undefined): Infer<typeof teamPlan> => {
  const paid = plan?.subscription ?? null;
  return {
    stripeSubscriptionStatus: paid?.status ?? null,
    subscriptions: paid ? [{ plan: paid.plan, status: paid.status, seats: paid.seats }] : [],
    freePlanAvailableAfterTrial: plan !== undefined,
  };
};

/** The campaign whose new workspaces try a plan (specification, document 002, section 9). */
export const OPEN_BETA = 'open-beta';

export const promoField = {
  type: 'string',
  maxLength: 100,
  description: `A campaign. \`${OPEN_BETA}\` sets the flag \`openBeta\` and begins with the trial of a plan; others have no effect`,
  examples: [OPEN_BETA],
} as const;
