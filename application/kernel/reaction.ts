import type { DomainEvent } from './outbox.ts';

/** Something that follows from an event, later and outside its transaction. Runs at least once for each event: doing it twice must do no harm. */
export interface Reaction {
  /** The names of the events it follows. */
  readonly on: readonly string[];
  react(event: DomainEvent): Promise<void>;
}
