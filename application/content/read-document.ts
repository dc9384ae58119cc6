import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DerivingStores, catchUpApart } from './derive-document.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { LiveRooms } from './live-rooms.ts';

/** What it takes to derive a document before it is read. */
export interface ReadingPorts {
  readonly work: UnitOfWork<DerivingStores>;
  readonly codec: DocumentWorkers;
  readonly rooms: LiveRooms;
  readonly clock: Clock;
}

/** The words of a document as of this moment, with what was typed a moment ago. `what` names it when there is none to see. */
export async function readDocument<Reading extends { readonly behind: boolean }>(
  { work, codec, rooms, clock }: ReadingPorts,
  teamId: Uuid,
  documentId: Uuid,
  what: string,
  read: () => Promise<Reading | null>,
): Promise<Reading> {
  const reading = (await read()) ?? refuse('NotFound', `${what} not found`);
  if (!reading.behind) return reading;
  const updates = await catchUpApart(work, teamId, documentId, codec, clock);
  for (const update of updates) await rooms.deliver(teamId, documentId, update);
  return (await read()) ?? refuse('NotFound', `${what} not found`);
}
