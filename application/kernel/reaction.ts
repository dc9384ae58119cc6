import type { DeliveredEvent, EventName } from '@evident/domain/events';

/**
 * Follows from events, later and outside their transaction. Each event is a job of its own for each reaction: a reaction that fails is retried alone.
 * Runs at least once for each event, so doing it again must do no harm. `event.id` is the same on every try.
 */
export interface Reaction<Name extends EventName = EventName> {
  /** Names the queue of its jobs: lower-case words joined by hyphens. Jobs wait under it, so renaming loses them. */
  readonly name: string;
  readonly on: readonly Name[];
  react(event: DeliveredEvent<Name>): Promise<void>;
}
