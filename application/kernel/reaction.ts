import type { DeliveredEvent, EventName } from '@evident/domain/events';

/**
 * Handles events asynchronously, outside their transaction. Each event is a separate job per reaction: a failing
 * reaction is retried alone. Runs at least once per event, so it must be idempotent. `event.id` is the same on every
 * try.
 */
export interface Reaction<Name extends EventName = EventName> {
  /** Name of its job queue: lower-case words joined by hyphens. Renaming loses waiting jobs. */
  readonly name: string;
  readonly on: readonly Name[];
  react(event: DeliveredEvent<Name>): Promise<void>;
}
