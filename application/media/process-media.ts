import {
  type MediaJob,
  type MediaNews,
  afterNews,
  finished,
  gainFor,
  isSameMedia,
  isUnfinished,
  jobsOf,
  nextJob,
  refuseUnplayable,
  stepProcessorMs,
  stepTimeMs,
  warningsOf,
  workOf,
} from '@evident/domain/media';
import type { Media } from '@evident/domain/media';
import { soundOnly } from '@evident/domain/files';
import type { Refusal, Uuid } from '@evident/domain/kernel';
import type { FileRecords, FileStorage } from '../files/index.ts';
import { type Continuation, type Job, TurnsByTime, type VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { runCancelable } from '../kernel/run-cancelable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { keepOutput } from './keep-output.ts';
import { mediaChanged } from './media-changed.ts';
import { waitAgain } from './process-again.ts';
import { type MediaTurn, turnOptions } from './media-queue.ts';
import type { MediaStore } from './media-store.ts';
import type { MediaTool } from './media-tool.ts';
import { isFault, sentenceOf } from './recording-fault.ts';

type Attempt = Pick<Job<MediaTurn>, 'payload' | 'stopping' | 'attempt'>;
type Stores = { media: MediaStore; files: FileRecords; outbox: Outbox };

/** Progress is saved when it grew by this much. */
const PROGRESS_STEP = 0.05;
const FAILED_OFTEN = 'Processing the recording failed repeatedly. Try again later';

/**
 * Processes recordings, one after the other as long as their workspace has its turn. A step that is complete is never
 * repeated.
 */
export class MediaWorker implements VisibleWorker<MediaTurn> {
  private readonly turns = new TurnsByTime();

  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly storage: FileStorage,
    private readonly tool: MediaTool,
    private readonly ids: Ids,
    private readonly clock: Clock,
    /** Milliseconds of a clock that never goes back. */
    private readonly elapsed: () => number = () => performance.now(),
  ) {}

  async run({ payload: { teamId, fileId }, stopping, attempt }: Attempt): Promise<Continuation | void> {
    const waiting = await this.turn(teamId, fileId, stopping, attempt);
    if (waiting) return { continues: turnOptions(waiting) };
  }

  /**
   * Runs step after step, until another workspace goes first; a second `attempt` does not wait again. @returns the
   * recording while more steps wait, otherwise null
   *
   * @throws Error if the step can be tried again
   */
  private async turn(teamId: Uuid, fileId: Uuid, stopping: () => boolean, attempt: number): Promise<Media | null> {
    const read = () => this.work.perform(teamId, (stores) => stores.media.read(fileId));
    let media = await read();
    if (!media || !isUnfinished(media)) return null;
    if (attempt === 1 && this.turns.yields(teamId, fileId)) return media;
    let usedUp: boolean;
    do {
      const begun = this.elapsed();
      try {
        media = await this.next(media, stopping);
      } finally {
        usedUp = this.turns.spent(teamId, fileId, this.elapsed() - begun);
      }
    } while (media && !usedUp && !stopping());
    return media;
  }

  private async next(given: Media, stopping: () => boolean): Promise<Media | null> {
    const { teamId, fileId } = given;
    if (!given.facts) return this.begin(given, stopping);
    // Of a recording that is processed again, the facts are known.
    const again = given.state === 'WAITING';
    const media = again ? await this.change(given, async (found) => ({ ...found, state: 'PROCESSING' })) : given;
    if (!media?.facts) return null;
    const jobs = await this.work.perform(teamId, (stores) => stores.media.jobsOf(fileId));
    const job = nextJob(jobs);
    if (!job) return this.finish(media);
    await this.tell(media, job.step, { event: 'INPUT_INFORMATION' }, 'announced');
    const warnings = job.position === 0 ? warningsOf(media.facts) : [];
    if (warnings.length > 0) await this.tell(media, job.step, { event: 'NEW_WARNING', message: warnings.join('. ') });
    await this.step(media, job, stopping);
    return this.finish(media);
  }

  /** Gives up the current step. */
  async giveUp({ teamId, fileId }: MediaTurn, title = FAILED_OFTEN): Promise<void> {
    const media = await this.work.perform(teamId, (stores) => stores.media.read(fileId));
    if (media) await this.fail(media, { code: 'InternalError', title });
  }

  async startAgain({ teamId, fileId }: MediaTurn): Promise<void> {
    await this.work.perform(teamId, async (stores) => {
      const file = await stores.files.find(fileId);
      const media = await stores.media.find(fileId);
      if (file && media?.state === 'FAILED') await waitAgain(stores, file, media, media.createdBy);
    });
  }

  /** Reads the facts and plans the steps. */
  private async begin(media: Media, stopping: () => boolean): Promise<Media | null> {
    const { teamId, fileId } = media;
    try {
      const facts = await this.cancelable(media, stopping, (signal) => this.tool.probe(fileId, signal));
      if (facts === null) return null;
      refuseUnplayable(facts);
      return await this.change(media, async (found, { media: store, files }) => {
        const file = await files.find(fileId);
        if (file?.fileType === 'Video' && !facts.video) await files.save(soundOnly(file));
        await store.saveJobs(jobsOf({ teamId, fileId }, facts));
        return { ...found, state: 'PROCESSING', facts };
      });
    } catch (error) {
      if (!isFault(error)) throw error;
      await this.fail(media, error);
      return null;
    }
  }

  private async step(media: Media, job: MediaJob, stopping: () => boolean): Promise<void> {
    const facts = media.facts!;
    const work = workOf(job.step, facts, media.gainDb);
    if (!work) return this.tell(media, job.step, { event: 'COMPLETE', durationMs: facts.durationMs });
    const file = await this.work.perform(media.teamId, ({ files }) => files.find(media.fileId));
    let [told, telling]: [number, Promise<void>] = [0, Promise.resolve()];
    const onProgress = (progress: number): void => {
      if (progress - told < PROGRESS_STEP) return;
      told = progress;
      telling = telling.then(() => this.tell(media, job.step, { event: 'PROGRESSING', progress })).catch(() => {});
    };
    try {
      const findings = await this.cancelable(media, stopping, (signal) =>
        this.tool.package(media.fileId, work, {
          signal,
          timeMs: stepTimeMs(facts),
          processorMs: stepProcessorMs(facts, file?.bytes ?? 0),
          onProgress,
          keep: async (file) => {
            await keepOutput({ work: this.work, storage: this.storage, ids: this.ids, clock: this.clock }, media, file);
            await this.tell(media, job.step, { event: 'STATUS_UPDATE', progress: told });
          },
        }),
      );
      await telling;
      if (findings === null) return;
      if (findings.lufs !== undefined)
        await this.change(media, async (found) => ({ ...found, gainDb: gainFor(findings.lufs ?? null) }));
      await this.tell(media, job.step, { event: 'COMPLETE', durationMs: facts.durationMs }, 'announced');
    } catch (error) {
      await telling;
      if (!isFault(error)) throw error;
      await this.tell(media, job.step, { event: 'ERROR', code: error.code, message: sentenceOf(error) }, 'announced');
    }
  }

  /** Null if the recording was cancelled or deleted meanwhile. @throws Error if the server is stopping */
  private async cancelable<T>(
    media: Media,
    stopping: () => boolean,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> {
    const wanted = async (): Promise<boolean> => {
      if (stopping()) return false;
      const found = await this.work.perform(media.teamId, (stores) => stores.media.read(media.fileId));
      return isSameMedia(media, found) && isUnfinished(found!);
    };
    const done = await runCancelable(wanted, work);
    if (done === null && stopping()) throw new Error('Processing goes on after the restart');
    return done;
  }

  /** @returns the recording while more steps wait, otherwise null */
  private async finish(before: Media): Promise<Media | null> {
    const { teamId, fileId, createdBy } = before;
    return this.work.perform(teamId, async ({ media: store, files, outbox }) => {
      const media = await store.find(fileId);
      if (!media || !isSameMedia(before, media)) return media;
      if (media.state !== 'PROCESSING') return null;
      const jobs = await store.jobsOf(fileId);
      if (nextJob(jobs)) return media;
      const done = finished(media, jobs);
      await store.save(done);
      const file = await files.find(fileId);
      if (file) await outbox.announce(mediaChanged(file, done, createdBy));
      return null;
    });
  }

  private async fail(media: Media, fault: Pick<Refusal, 'code' | 'title' | 'advice'>): Promise<void> {
    const message = sentenceOf(fault);
    await this.change(media, async (found, { media: store }) => {
      const job = nextJob(await store.jobsOf(media.fileId));
      if (job) await store.saveJobs([{ ...job, ...afterNews(job, { event: 'ERROR', code: fault.code, message }) }]);
      return { ...found, state: 'FAILED', message };
    });
  }

  private async tell(media: Media, step: string, news: MediaNews, announced?: 'announced'): Promise<void> {
    await this.work.perform(media.teamId, async ({ media: store, files, outbox }) => {
      const found = await store.find(media.fileId);
      if (!isSameMedia(media, found)) return;
      const job = found?.state === 'PROCESSING' && (await store.jobsOf(media.fileId)).find((one) => one.step === step);
      if (!job) return;
      await store.saveJobs([{ ...job, ...afterNews(job, news) }]);
      const file = announced && (await files.find(media.fileId));
      if (file) await outbox.announce(mediaChanged(file, found, media.createdBy));
    });
  }

  /** Changes a recording that is still wanted, and announces it. */
  private async change(media: Media, to: (media: Media, stores: Stores) => Promise<Media>): Promise<Media | null> {
    const { teamId, fileId, createdBy } = media;
    return this.work.perform(teamId, async (stores) => {
      const found = await stores.media.find(fileId);
      if (!found || !isSameMedia(media, found) || !isUnfinished(found)) return null;
      const changed = await to(found, stores);
      await stores.media.save(changed);
      const file = await stores.files.find(fileId);
      if (file) await stores.outbox.announce(mediaChanged(file, changed, createdBy));
      return changed;
    });
  }
}
