import { type Uuid, refuse } from '@evident/domain/kernel';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type DerivingStores, catchUpApart } from './derive-document.ts';
import type { DocumentWorkers } from './document-workers.ts';
import type { LiveRooms } from './live-rooms.ts';

/** Reads documents in their current state. Derives pending edits first. */
export class CurrentDocuments {
  constructor(
    private readonly work: UnitOfWork<DerivingStores>,
    private readonly codec: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `NotFound` if `read` returns null; `what` names the object */
  async read<Reading extends { readonly behind: boolean }>(
    teamId: Uuid,
    documentId: Uuid,
    what: string,
    read: () => Promise<Reading | null>,
  ): Promise<Reading> {
    const reading = (await read()) ?? refuse('NotFound', `${what} not found`);
    if (!reading.behind) return reading;
    const updates = await catchUpApart(this.work, teamId, documentId, this.codec, this.clock);
    for (const update of updates) await this.rooms.deliver(teamId, documentId, update);
    return (await read()) ?? refuse('NotFound', `${what} not found`);
  }
}
