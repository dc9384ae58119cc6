import { retentionConfirmation, retentionRun } from '@evident/domain/retention';
import { dtoFrom } from '../kernel/dto.ts';

export class RetentionConfirmationDto extends dtoFrom(retentionConfirmation) {}
export class RetentionRunsDto extends dtoFrom({
  type: 'object',
  properties: { items: { type: 'array', items: retentionRun } },
  required: ['items'],
} as const) {}
