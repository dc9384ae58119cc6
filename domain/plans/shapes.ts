import type { ObjectSchema } from '../kernel/index.ts';
import { FEATURE_NAMES, LIMIT_NAMES } from './names.ts';

/** The gate of a refusal `PlanRequired`. */
export const gateView = {
  type: 'object',
  description: 'With `PlanRequired`: the feature or limit that was met',
  properties: {
    feature: { type: 'string', enum: FEATURE_NAMES },
    limit: { type: 'string', enum: LIMIT_NAMES },
    most: { type: 'integer', description: 'What the plan allows' },
    used: { type: 'integer', description: 'What is used' },
    plan: {
      type: 'string',
      nullable: true,
      description: 'The first plan that would allow it; null if none is offered',
    },
  },
  required: ['plan'],
} as const satisfies ObjectSchema;
