import type { DeliveredEvent, EventName } from './event.ts';
import { LISTS } from './gather.ts';

interface Batch {
  readonly single: EventName;
  readonly id: string;
  readonly ids: string;
}

/**
 * Events of many objects and the names of their single events. A reaction to the single event also receives each event
 * of a batch, unless it handles the batch itself. Lists of highlights are not split, because they do not name the notes.
 */
const BATCHES: ReadonlyMap<string, Batch> = new Map([
  ['notes:imported', { single: 'note:created', id: 'noteId', ids: 'noteIds' }],
  ...[...LISTS]
    .filter(([, { without }]) => without.length === 0)
    .map(([single, { name, id, ids }]): [string, Batch] => [name, { single: single as EventName, id, ids }]),
]);

/** Returns the name of a batch's single events; null if the event is not a batch. */
export const singleOf = (name: EventName): EventName | null => BATCHES.get(name)?.single ?? null;

/** Splits a batch into single events. Their ids are the same on redelivery. */
export function splitBatch(event: DeliveredEvent): DeliveredEvent[] {
  const batch = BATCHES.get(event.name);
  if (!batch) return [];
  const { [batch.ids]: ids, ...rest } = event.payload as Record<string, unknown>;
  return (ids as string[]).map(
    (id) =>
      ({
        ...event,
        id: `${event.id}:${id}`,
        name: batch.single,
        payload: { ...rest, [batch.id]: id },
      }) as unknown as DeliveredEvent,
  );
}
