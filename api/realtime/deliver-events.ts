import type { DeliveredEvent } from '@evident/domain/events';

export interface Receivers {
  /** Stores the jobs of all events. */
  react(events: readonly DeliveredEvent[]): Promise<void>;
  /** Notifies connected clients of an event. */
  tell(event: DeliveredEvent): Promise<void>;
  /** Adds events to the stream of their workspace. */
  record(events: readonly DeliveredEvent[]): Promise<void>;
  /** Takes the fault of a client that could not be told. */
  untold(fault: unknown): void;
}

/**
 * Delivers events of one workspace. Work comes first, so that neither clients nor a fault of the stream hold it up; the stream
 * last, so that a group is delivered again until it is recorded.
 */
export async function deliverEvents(
  events: readonly DeliveredEvent[],
  { react, tell, record, untold }: Receivers,
): Promise<void> {
  await react(events);
  for (const event of events) void tell(event).catch(untold);
  await record(events);
}
