import { SUBSCRIPTION_INTERVALS } from '@evident/domain/plans';
import { queryFrom } from '../kernel/dto.ts';

export class PricesQueryDto extends queryFrom({
  type: 'object',
  properties: { interval: { type: 'string', enum: SUBSCRIPTION_INTERVALS, examples: ['month'] } },
  required: [],
} as const) {}
