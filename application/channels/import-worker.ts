import { type ChannelImport, type DataPoint, dataPointOf, hasEnded } from '@evident/domain/channels';
import { Refusal, notFound } from '@evident/domain/kernel';
import type { FileStorage } from '../files/index.ts';
import type { KeyedRow, TableReader } from '../imports/index.ts';
import type { Continuation, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from '../plans/index.ts';
import { type FailedItem, type ImportingStores, channelImportChanged, saveImport } from './channel-imports.ts';
import { type DataPointStore, takeDataPoints } from './data-points.ts';
import { openTable, ticketReader } from './read-table.ts';
import type { ChannelImportTurn } from './start-channel-import.ts';

type Stores = ImportingStores & RoomStores & { readonly dataPoints: DataPointStore };

/** Rows of one transaction, and milliseconds before other workspaces have a turn. */
const BATCH = 1_000;
const SLICE_MS = 30_000;
const FAILED_OFTEN = 'The import failed repeatedly. Its data points are kept. Continue it, or import the file again.';

/**
 * Brings the rows of a table into a channel. The place in the table is stored with the data points of each batch, so that a killed
 * process loses and doubles nothing.
 */
export class ChannelImportWorker implements VisibleWorker<ChannelImportTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly storage: FileStorage,
    private readonly reader: TableReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly batch = BATCH,
  ) {}

  async run({ payload, stopping }: Turn<ChannelImportTurn>): Promise<Continuation | void> {
    const end = performance.now() + SLICE_MS;
    const job = await this.begun(payload);
    if (!job) return;
    try {
      for await (const rows of await this.batches(job)) {
        if (stopping()) throw new Error('The import goes on after the restart');
        if (!(await this.take(payload, rows))) return;
        if (performance.now() > end)
          return { continues: { key: `${payload.importId} continues`, group: payload.teamId } };
      }
      await this.end(payload, 'done', null);
    } catch (error) {
      // The plan is full, or the file is gone. Data points that came stay.
      if (!(error instanceof Refusal)) throw error;
      await this.end(payload, 'failed', error.advice ? `${error.title}. ${error.advice}` : error.title);
    }
  }

  giveUp(turn: ChannelImportTurn, reason = FAILED_OFTEN): Promise<void> {
    return this.end(turn, 'failed', reason);
  }

  async startAgain({ teamId, importId }: ChannelImportTurn): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const job = await stores.channelImports.find(importId);
      if (job?.state === 'failed')
        await saveImport(stores, { ...job, state: 'waiting', problem: null, endedAt: null }, this.clock.now());
    });
  }

  /** The job, running; null if it is not to go on. */
  private begun({ teamId, importId }: ChannelImportTurn): Promise<ChannelImport | null> {
    return this.work.perform(teamId, async (stores) => {
      const job = await stores.channelImports.find(importId);
      if (!job?.configuration || (job.state !== 'waiting' && job.state !== 'running')) return null;
      const running: ChannelImport = { ...job, state: 'running' };
      if (job.state === 'waiting') await saveImport(stores, running, this.clock.now());
      return running;
    });
  }

  /** The rows that were not read yet. */
  private async batches(job: ChannelImport): Promise<AsyncIterable<Batch>> {
    const table = await openTable(this.storage, this.reader, job.fileId!, job.name);
    const read = ticketReader(table, job.configuration!);
    return inBatches(this.reader.cells(table.file), job.read, this.batch, (row, into) => {
      const ticket = read(row);
      if (ticket === null) into.skipped += 1;
      else if ('failure' in ticket) into.failures.push(ticket.failure);
      else
        try {
          const of = { teamId: job.teamId, channelId: job.channelId, source: job.source };
          const point = dataPointOf(ticket.payload, { ...of, newId: () => this.ids.newId(), now: this.clock.now() });
          into.points.set(point.externalId, point);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { code: errorCode, title: humanMessageText } = error;
          into.failures.push({ externalId: ticket.payload.externalId, humanMessageText, errorCode });
        }
    });
  }

  /** Stores a batch and the place after it. @returns whether the job goes on */
  private take({ teamId, importId }: ChannelImportTurn, batch: Batch): Promise<boolean> {
    return this.work.perform(teamId, async (stores) => {
      const job = await stores.channelImports.find(importId);
      if (job?.state !== 'running' || job.read !== batch.from) return false;
      const channel = (await stores.channels.read(job.channelId)) ?? notFound('Channel');
      const taken = await takeDataPoints(stores, channel, [...batch.points.values()], this.clock.now());
      await stores.channelImports.keepFailures(job, batch.failures);
      const after: ChannelImport = {
        ...job,
        read: batch.to,
        created: job.created + taken.created,
        updated: job.updated + taken.updated,
        unchanged: job.unchanged + taken.unchanged,
        folded: job.folded + taken.folded,
        skipped: job.skipped + batch.skipped,
        failed: job.failed + batch.failures.length,
      };
      await stores.channelImports.save(after);
      await stores.outbox.announce(channelImportChanged(after));
      return true;
    });
  }

  private async end(
    { teamId, importId }: ChannelImportTurn,
    state: 'done' | 'failed',
    problem: string | null,
  ): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const job = await stores.channelImports.find(importId);
      if (!job || hasEnded(job.state) || job.state === 'paused') return;
      await saveImport(stores, { ...job, state, problem, endedAt: this.clock.now() }, this.clock.now());
    });
  }
}

/** Rows from one place in the table to another. Of rows with one external id, the last counts. */
interface Batch {
  readonly from: number;
  to: number;
  readonly points: Map<string, DataPoint>;
  readonly failures: FailedItem[];
  skipped: number;
}

const emptyBatch = (from: number): Batch => ({ from, to: from, points: new Map(), failures: [], skipped: 0 });

async function* inBatches(
  groups: AsyncIterable<KeyedRow[]>,
  from: number,
  most: number,
  add: (row: KeyedRow, into: Batch) => void,
): AsyncGenerator<Batch> {
  let number = 0;
  let batch = emptyBatch(from);
  for await (const rows of groups)
    for (const row of rows) {
      number += 1;
      if (number <= from) continue;
      add(row, batch);
      batch.to = number;
      if (batch.to - batch.from < most) continue;
      yield batch;
      batch = emptyBatch(number);
    }
  if (batch.to > batch.from) yield batch;
}
