import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { Command, type Handler, WORKER } from '../kernel/message.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type PurgingStores, purgeEntry } from './purge-in-batches.ts';

export const PURGE: JobQueue<{ teamId: Uuid; entryId: Uuid }> = { name: 'purge-trash' };

/** Deletes the rows of a trash entry for good. Sent by jobs only; idempotent. */
export class PurgeEntry extends Command {
  static readonly requires = WORKER;

  constructor(
    readonly teamId: Uuid,
    readonly entryId: Uuid,
  ) {
    super();
  }
}

export class PurgeEntryHandler implements Handler<PurgeEntry> {
  constructor(
    private readonly work: UnitOfWork<PurgingStores>,
    private readonly clock: Clock,
  ) {}

  async execute({ teamId, entryId }: PurgeEntry): Promise<void> {
    await purgeEntry(this.work, this.clock, teamId, entryId);
  }
}
