import type { DeliveredEvent, EventName } from './event.ts';

/**
 * Batch events and the names of their single events. Imports announce notes in batches for speed. A reaction to the
 * single event also receives each event of a batch, unless it handles the batch itself.
 */
const SINGLE_OF = { 'notes:imported': 'note:created' } as const satisfies Partial<Record<EventName, EventName>>;
type BatchName = keyof typeof SINGLE_OF;

const isBatch = (event: DeliveredEvent): event is DeliveredEvent<BatchName> => Object.hasOwn(SINGLE_OF, event.name);

/** Returns the name of a batch's single events; null if the event is not a batch. */
export const singleOf = (name: EventName): EventName | null =>
  (SINGLE_OF as Partial<Record<EventName, EventName>>)[name] ?? null;

/** Splits a batch into single events. Their ids are the same on redelivery. */
export function splitBatch(event: DeliveredEvent): DeliveredEvent[] {
  if (!isBatch(event)) return [];
  const { noteIds, ...rest } = event.payload;
  return noteIds.map((noteId) => ({
    ...event,
    id: `${event.id}:${noteId}`,
    name: SINGLE_OF[event.name],
    payload: { ...rest, noteId },
  }));
}
