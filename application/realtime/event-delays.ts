import type { EventDelay } from '@evident/domain/events';

/** Reports how far the delivery of events is behind. */
export interface EventDelays {
  now(): Promise<EventDelay>;
}
