import { PUBLIC_EVENTS } from '@evident/domain/events';
import { DELIVERY_STATES } from '@evident/domain/webhooks';
import { PAGE_MAX } from '@evident/domain/kernel';
import { queryFrom } from '../kernel/dto.ts';
import { pageQueryProperties } from '../kernel/page.dto.ts';

export class DeliveryQueryDto extends queryFrom({
  type: 'object',
  properties: {
    state: { type: 'string', enum: DELIVERY_STATES, description: 'Only these; DEAD lists the dead letters' },
    ...pageQueryProperties,
  },
  required: [],
} as const) {}

export class EventQueryDto extends queryFrom({
  type: 'object',
  properties: {
    after: {
      type: 'string',
      maxLength: 20,
      description: 'The `cursor` of an event or of the answer before; absent: from the oldest event that is kept',
      examples: ['1042'],
    },
    type: {
      type: 'array',
      items: { type: 'string', enum: PUBLIC_EVENTS },
      minItems: 1,
      maxItems: PUBLIC_EVENTS.length,
      description: 'Only these types, with the events that list many objects at once',
    },
    limit: { type: 'integer', minimum: 1, maximum: PAGE_MAX, description: 'How many at most; 50 by default' },
  },
  required: [],
} as const) {}
