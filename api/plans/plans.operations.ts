import { GetWorkspacePlan, ListPlans } from '@evident/application/plans/queries';
import { RequestFeature } from '@evident/application/plans/request-feature';
import { StartPlanTrial } from '@evident/application/plans/start-plan-trial';
import { StartFeatureTrial } from '@evident/application/plans/start-feature-trial';
import { FEATURE_NAMES, planView, workspacePlanView } from '@evident/domain/plans';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named } from '../kernel/declared/named.ts';

const choices = { feature: FEATURE_NAMES } as const;

export const PLAN_OPERATIONS = {
  getWorkspacePlan: operation({
    route: 'GET /plan',
    asks: GetWorkspacePlan,
    summary: 'Get what the workspace may do and uses, each with its reason',
    answers: named('WorkspacePlan', workspacePlanView),
    message: ({ actor }) => new GetWorkspacePlan(actor),
  }),
  listPlans: operation({
    route: 'GET /plans',
    asks: ListPlans,
    summary: 'List the plans that can be bought, cheapest first',
    answers: named('PlanList', {
      type: 'object',
      properties: { items: { type: 'array', items: planView } },
      required: ['items'],
    }),
    refuses: ['NotFound'],
    message: ({ actor }) => new ListPlans(actor),
  }),
  startPlanTrial: operation({
    route: 'PUT /plan/trial',
    asks: StartPlanTrial,
    summary: 'Try a larger plan for 14 days',
    description: 'Once, while no plan is paid for.',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor }) => new StartPlanTrial(actor),
  }),
  startFeatureTrial: operation({
    route: 'PUT /plan/trials/{feature}',
    choices,
    asks: StartFeatureTrial,
    summary: 'Try a feature for 30 days',
    description: 'Once for each feature.',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, feature }) => new StartFeatureTrial(actor, feature),
  }),
  requestFeature: operation({
    route: 'PUT /plan/requests/{feature}',
    choices,
    asks: RequestFeature,
    summary: 'Ask the admins for a feature that the plan lacks',
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, feature }) => new RequestFeature(actor, feature),
  }),
};
