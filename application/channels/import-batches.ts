import { type ChannelImport, type DataPoint, dataPointOf } from '@evident/domain/channels';
import { Refusal } from '@evident/domain/kernel';
import type { FileStorage } from '../files/index.ts';
import type { KeyedRow, TableReader } from '../imports/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { FailedItem } from './channel-imports.ts';
import { openTable, ticketReader } from './read-table.ts';

/** Items of a source that are stored together. Of items with one external id, the last counts. */
export interface Batch {
  /** Items before and after it. */
  readonly from: number;
  to: number;
  readonly points: Map<string, DataPoint>;
  readonly failures: FailedItem[];
  skipped: number;
  /** Of a page of a service. */
  readonly page?: FetchedPage;
}

/** The places before and after a page, and the items that were deleted at the service. */
export interface FetchedPage {
  readonly before: string | null;
  readonly after: string;
  readonly deleted: readonly string[];
  readonly total: number | null;
}

const emptyBatch = (from: number): Batch => ({ from, to: from, points: new Map(), failures: [], skipped: 0 });

/** Rows of one transaction. */
const ROWS = 1_000;

/** Reads tables in batches, from the place where a job goes on. */
export class TableBatches {
  constructor(
    private readonly storage: FileStorage,
    private readonly reader: TableReader,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async of(job: ChannelImport): Promise<AsyncIterable<Batch>> {
    const table = await openTable(this.storage, this.reader, job.fileId!, job.name);
    const read = ticketReader(table, job.configuration!);
    return inBatches(this.reader.cells(table.file), job.read, (row, into) => {
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
}

async function* inBatches(
  groups: AsyncIterable<KeyedRow[]>,
  from: number,
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
      if (batch.to - batch.from < ROWS) continue;
      yield batch;
      batch = emptyBatch(number);
    }
  if (batch.to > batch.from) yield batch;
}
