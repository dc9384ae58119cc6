import {
  type ChannelImport,
  type ChannelSource,
  type RunEnd,
  SOURCE_NAMES,
  afterRun,
  hasEnded,
  isReady,
  stopOf,
  waitsUntil,
} from '@evident/domain/channels';
import { Refusal, notFound } from '@evident/domain/kernel';
import type { Continuation, Turn, VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { RoomStores } from '../plans/index.ts';
import type { SearchIndex } from '../search/index.ts';
import { ofChannel } from './channel-access.ts';
import { announceImport, saveImport } from './channel-imports.ts';
import { type SourceStores, saveSource } from './channel-sources.ts';
import { type DataPointStore, takeDataPoints } from './data-points.ts';
import { removeAtSource } from './delete-data-point.ts';
import type { MaskingStores } from './masking.ts';
import { SourceBusy, SourceRefused } from './feedback-source.ts';
import type { FetchBatches } from './fetch-batches.ts';
import type { Batch, TableBatches } from './import-batches.ts';
import type { ChannelImportTurn } from './start-channel-import.ts';

type Stores = SourceStores &
  RoomStores &
  MaskingStores & { readonly dataPoints: DataPointStore; readonly searchIndex: Pick<SearchIndex, 'remove'> };

/** A job with the source that it is a run of; null for tables. */
interface Run {
  readonly job: ChannelImport;
  readonly source: ChannelSource | null;
}

/** Milliseconds before other workspaces have a turn. */
const SLICE_MS = 30_000;
const FAILED_OFTEN = 'The import failed repeatedly. Its data points are kept. Continue it, or import the file again.';

/**
 * Brings the rows of a table or the items of a service into a channel. The place is stored with the data points of each batch, so that a
 * killed process loses and doubles nothing.
 */
export class ChannelImportWorker implements VisibleWorker<ChannelImportTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly tables: TableBatches,
    private readonly services: FetchBatches,
    private readonly clock: Clock,
  ) {}

  async run({ payload, stopping }: Turn<ChannelImportTurn>): Promise<Continuation | void> {
    const end = performance.now() + SLICE_MS;
    const begun = await this.begun(payload);
    if (!begun) return;
    if (begun instanceof Date) return later(payload, begun);
    try {
      for await (const batch of await this.batches(begun)) {
        if (stopping()) throw new Error('The import goes on after the restart');
        if (!(await this.take(payload, batch))) return;
        if (performance.now() > end) return later(payload);
      }
      await this.end(payload, { kind: 'done' });
    } catch (error) {
      if (error instanceof SourceBusy) return this.wait(payload, error.until);
      if (error instanceof SourceRefused) return this.end(payload, refusedBy(error, begun));
      // The plan is full, or the file is gone. Data points that came stay.
      if (!(error instanceof Refusal)) throw error;
      await this.end(payload, {
        kind: 'failed',
        problem: error.advice ? `${error.title}. ${error.advice}` : error.title,
      });
    }
  }

  giveUp(turn: ChannelImportTurn, problem?: string): Promise<void> {
    return this.end(turn, ({ source }) => ({
      kind: 'failed',
      problem:
        problem ??
        (source
          ? `${SOURCE_NAMES[source.source]} could not be read. Its data points are kept, and it is tried again later.`
          : FAILED_OFTEN),
    }));
  }

  async startAgain({ teamId, importId }: ChannelImportTurn): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const job = await stores.channelImports.find(importId);
      if (job?.state === 'failed')
        await saveImport(stores, { ...job, state: 'waiting', problem: null, endedAt: null }, this.clock.now());
    });
  }

  /** The job, running; when it goes on if it waits for the service; null if it is not to go on. */
  private begun({ teamId, importId }: ChannelImportTurn): Promise<Run | Date | null> {
    return this.work.perform(teamId, async (stores) => {
      const run = await locked(stores, importId);
      if (!run) return null;
      const { job, source } = run;
      const isRun = job.state === 'waiting' || job.state === 'running';
      if (!isRun || !isReady(job) || (job.source !== 'CSV' && !source)) return null;
      if (job.waitsUntil && job.waitsUntil > this.clock.now()) return job.waitsUntil;
      const running: ChannelImport = { ...job, state: 'running', waitsUntil: null };
      if (job.state === 'waiting') await saveImport(stores, running, this.clock.now());
      return { job: running, source };
    });
  }

  private batches({ job, source }: Run): Promise<AsyncIterable<Batch>> | AsyncIterable<Batch> {
    return source ? this.services.of(job, source) : this.tables.of(job);
  }

  /** Stores a batch and the place after it. @returns whether the job goes on */
  private take({ teamId, importId }: ChannelImportTurn, batch: Batch): Promise<boolean> {
    return this.work.perform(teamId, async (stores) => {
      const run = await locked(stores, importId);
      if (!run || !isNext(run, batch)) return false;
      const { job, source } = run;
      const channel = (await stores.channels.read(job.channelId)) ?? notFound('Channel');
      const taken = await takeDataPoints(stores, channel, [...batch.points.values()], this.clock.now());
      const removed = await removeAtSource(stores, channel, job.source, batch.page?.deleted ?? []);
      await stores.channelImports.keepFailures(job, batch.failures);
      if (source && batch.page) await stores.channelSources.save({ ...source, cursor: batch.page.after });
      const after: ChannelImport = {
        ...job,
        read: batch.to,
        total: job.total ?? batch.page?.total ?? null,
        created: job.created + taken.created,
        updated: job.updated + taken.updated,
        unchanged: job.unchanged + taken.unchanged,
        folded: job.folded + taken.folded,
        removed: job.removed + removed,
        skipped: job.skipped + batch.skipped,
        failed: job.failed + batch.failures.length,
      };
      await stores.channelImports.save(after);
      await announceImport(stores, after);
      return true;
    });
  }

  /** Lets a run wait until the service takes requests again, so that others go on. */
  private async wait(turn: ChannelImportTurn, until: Date): Promise<Continuation | void> {
    return this.work.perform(turn.teamId, async (stores) => {
      const job = await stores.channelImports.find(turn.importId);
      if (job?.state !== 'running') return;
      const goesOnAt = waitsUntil(until, this.clock.now());
      const waiting: ChannelImport = { ...job, state: 'waiting', waitsUntil: goesOnAt };
      await stores.channelImports.save(waiting);
      await announceImport(stores, waiting);
      return later(turn, goesOnAt);
    });
  }

  private async end({ teamId, importId }: ChannelImportTurn, how: RunEnd | ((run: Run) => RunEnd)): Promise<void> {
    const now = this.clock.now();
    await this.work.perform(teamId, async (stores) => {
      const run = await locked(stores, importId);
      if (!run || hasEnded(run.job.state) || run.job.state === 'paused') return;
      const end = typeof how === 'function' ? how(run) : how;
      const problem = 'problem' in end ? end.problem : null;
      const state = end.kind === 'done' ? 'done' : 'failed';
      await saveImport(stores, { ...run.job, state, problem, waitsUntil: null, endedAt: now }, now);
      await announceEnd(stores, run.job, state);
      if (run.source) await saveRun(stores, run.source, afterRun(run.source, end, now));
    });
  }
}

/** The end of a run that the service refused. Credentials that were renewed meanwhile are tried first, by the next try of its job. */
const refusedBy =
  (error: SourceRefused, begun: Run) =>
  ({ source }: Run): RunEnd => {
    if (source?.credentials !== begun.source?.credentials) throw error;
    return { kind: 'refused', problem: error.advice };
  };
/** A table was chosen by a member, who waits for its end. Runs of a source are told by their source. */
async function announceEnd(
  { channels, outbox }: Pick<Stores, 'channels' | 'outbox'>,
  { id: importId, teamId, channelId, createdBy: by, source, created }: ChannelImport,
  state: 'done' | 'failed',
): Promise<void> {
  const channel = await channels.read(channelId);
  if (!channel) return;
  const about = { importId, by, ...ofChannel(channel) };
  if (created > 0) await outbox.announce({ name: 'dataset:created', teamId, payload: about });
  if (source === 'CSV')
    await outbox.announce({ name: 'channel-import:finished', teamId, payload: { ...about, state } });
}

async function saveRun(stores: Stores, before: ChannelSource, after: ChannelSource): Promise<void> {
  await saveSource(stores, after);
  const { id: sourceId, teamId, channelId } = after;
  const stop = stopOf(before, after);
  const channel = stop && (await stores.channels.read(channelId));
  if (channel)
    await stores.outbox.announce({
      name: 'channel-source:stopped',
      teamId,
      payload: { sourceId, ...ofChannel(channel), ...stop },
    });
}

/** A job and its source, both locked, the source first. */
async function locked(stores: Stores, importId: string): Promise<Run | null> {
  const of = await stores.channelImports.read(importId);
  const source = of?.sourceId ? await stores.channelSources.find(of.sourceId) : null;
  const job = await stores.channelImports.find(importId);
  return job && { job, source };
}

/** Whether a batch begins where the job is. Another process may have gone on with it. */
const isNext = ({ job, source }: Run, { from, page }: Batch): boolean =>
  job.state === 'running' && job.read === from && (!page || (source !== null && source.cursor === page.before));

const later = ({ teamId, importId }: ChannelImportTurn, startAfter?: Date): Continuation => ({
  continues: { key: `${importId} continues`, group: teamId, ...(startAfter && { startAfter }) },
});
