import type { DeliveredEvent, EventName } from './event.ts';

/**
 * Events that stand for many others, and the name of those. An import announces its notes in batches, so that it is not slowed down note by note.
 * A reaction to the single event is also given each of a batch, unless it follows the batch itself.
 */
const SINGLE_OF = { 'notes:imported': 'note:created' } as const satisfies Partial<Record<EventName, EventName>>;
type BatchName = keyof typeof SINGLE_OF;

const isBatch = (event: DeliveredEvent): event is DeliveredEvent<BatchName> => Object.hasOwn(SINGLE_OF, event.name);

/** The name of the single events that a batch stands for; null for an event that is none. */
export const singleOf = (name: EventName): EventName | null =>
  (SINGLE_OF as Partial<Record<EventName, EventName>>)[name] ?? null;

/** The single events of a batch. Their ids stay the same when the batch is delivered again. */
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
