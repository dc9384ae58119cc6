import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import {
  type RecordingRedaction,
  type RedactionStage,
  failedRecording,
  isRedacting,
  redactedRecording,
  renderEditsOf,
  renderedRedactions,
} from '@evident/domain/redaction';
import type { ByteDigest, FileRecords, FileStorage } from '../files/index.ts';
import type { Turn, VisibleWorker } from '../jobs/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import { runCancelable } from '../kernel/run-cancelable.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import {
  type MediaStore,
  type MediaTool,
  type RenderStore,
  continueRenders,
  isFault,
  processAgain,
  sentenceOf,
} from '../media/index.ts';
import type { RedactionTurn } from './when-redaction-changed.ts';
import { type StoredBytes, bytesOf, storeDigested } from './digested-bytes.ts';
import { failRedactions, redactAgain } from './redact-again.ts';
import type { RecordingRedactionStore } from './recording-redaction-store.ts';
import { redactionChanged } from './redact-recording.ts';
import type { RedactionStore } from './redaction-store.ts';

type Stores = {
  recordingRedactions: RecordingRedactionStore;
  redactions: RedactionStore;
  files: FileRecords;
  media: MediaStore;
  renders: RenderStore;
  outbox: Outbox;
};

const PROGRESS_STEP = 0.02;
const MINUTE_MS = 60_000;
/** Slow machines need several times the length of the recording. */
const TIMES = 20;
const FAILED_OFTEN = 'Redacting the recording failed repeatedly. Try again later';

/** Bytes under a key of their own, which are to be those of the recording. */
interface Made {
  readonly key: Uuid;
  readonly bytes: StoredBytes;
  readonly started: number;
}

/**
 * Renders the redacted versions of recordings. Each stage can be repeated: the original is copied once, and the
 * recording is withheld until its bytes are replaced. Two runs can overlap, of one job or of a former one. Each renders
 * to a key of its own. Only one at a time replaces the bytes, if its job is still the current one.
 */
export class RecordingRedactor implements VisibleWorker<RedactionTurn> {
  constructor(
    private readonly work: UnitOfWork<Stores>,
    private readonly storage: FileStorage,
    private readonly tool: MediaTool,
    private readonly digest: ByteDigest,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Fails it after the last try. The recording stays withheld. @throws Error if it can be tried again */
  async run({ payload: { teamId, fileId }, stopping, last }: Turn<RedactionTurn>): Promise<void> {
    const waiting = await this.work.perform(teamId, (stores) => stores.recordingRedactions.read(fileId));
    if (!waiting || !isRedacting(waiting)) return;
    const begun = await this.change(waiting, async (found) => ({ ...found, state: 'PROCESSING', progress: 0 }));
    if (!begun) return;
    let stageKey: RedactionStage = 'keep-original';
    try {
      const job = await this.withOriginal(begun);
      stageKey = 'render';
      const made = job && (await this.redacted(job, stopping));
      stageKey = 'replace';
      if (made) await this.replaceWith(job, made);
    } catch (error) {
      if (isFault(error)) return this.fail(begun, { stageKey, cause: sentenceOf(error) });
      if (last && !stopping()) await this.fail(begun, { stageKey, cause: FAILED_OFTEN });
      throw error;
    }
  }

  async giveUp({ teamId, fileId }: RedactionTurn, cause = FAILED_OFTEN): Promise<void> {
    const job = await this.work.perform(teamId, (stores) => stores.recordingRedactions.read(fileId));
    if (job) await this.fail(job, { stageKey: 'render', cause });
  }

  async startAgain({ teamId, fileId }: RedactionTurn): Promise<void> {
    await this.work.perform(teamId, (stores) => redactAgain(stores, fileId));
  }

  /** Copies the original to its own key, once. */
  private async withOriginal(job: RecordingRedaction): Promise<RecordingRedaction | null> {
    if (job.originalKey) return job;
    const { teamId, fileId } = job;
    const file = await this.work.perform(teamId, ({ files }) => files.find(fileId));
    if (!file?.sha256) return null;
    const key = await this.newKey(teamId);
    const { mediaType } = file;
    const { bytes, sha256 } = await storeDigested(
      this.storage,
      this.digest,
      key,
      bytesOf(this.storage, fileId),
      mediaType,
    );
    // Another run of the job may have copied it, and have replaced the bytes since.
    return this.change(job, async (found) =>
      found.originalKey ? found : { ...found, originalKey: key, original: { mediaType, bytes, sha256 } },
    );
  }

  /** A key whose bytes the cleanup deletes after a day if nothing owns them. */
  private async newKey(teamId: Uuid): Promise<Uuid> {
    const key = this.ids.newId();
    await this.work.perform(teamId, ({ files }) => files.markOrphaned(key, this.clock.now()));
    return key;
  }

  /** Stores the redacted bytes under a key of their own. Null if the job was cancelled or replaced. */
  private async redacted(job: RecordingRedaction, stopping: () => boolean): Promise<Made | null> {
    const { teamId, fileId, original } = job;
    const key = job.originalKey!;
    const started = this.clock.now().getTime();
    const edits = renderEditsOf(
      renderedRedactions(await this.work.perform(teamId, ({ redactions }) => redactions.ofFile(fileId))),
      key,
    );
    if (edits.length === 0) return { key, bytes: original!, started };
    const renderedKey = await this.newKey(teamId);
    let made: StoredBytes | null = null;
    const wanted = async (): Promise<boolean> => !stopping() && (await this.isCurrent(job));
    let [told, telling]: [number, Promise<unknown>] = [0, Promise.resolve()];
    await runCancelable(wanted, async (signal) => {
      const { durationMs, video } = await this.tool.probe(key, signal);
      const plan = { spans: [{ fileId: key, startMs: 0, endMs: durationMs }], video: video !== null, edits };
      await this.tool.render(plan, new Map(), {
        signal,
        timeMs: 10 * MINUTE_MS + TIMES * durationMs,
        onProgress: (progress) => {
          if (progress - told < PROGRESS_STEP) return;
          told = progress;
          telling = telling.then(() => this.change(job, async (found) => ({ ...found, progress }))).catch(() => {});
        },
        keep: async ({ bytes, mediaType }) => {
          if (!(await this.isCurrent(job))) return;
          const stored = await storeDigested(this.storage, this.digest, renderedKey, bytes, mediaType);
          made = { ...stored, mediaType };
        },
      });
    });
    await telling;
    if (!made && stopping()) throw new Error('Redacting goes on after the restart');
    return made && { key: renderedKey, bytes: made, started };
  }

  private async replaceWith(job: RecordingRedaction, made: Made): Promise<void> {
    await this.replace(job, made);
    if (made.key !== job.originalKey) await this.storage.delete(made.key);
  }

  /** Replaces the bytes, releases the recording, and makes its outputs and the renderings of it again. */
  private async replace(job: RecordingRedaction, { key, bytes, started }: Made): Promise<void> {
    const now = this.clock.now();
    const outputs = await this.work.perform(job.teamId, async (stores) => {
      const { recordingRedactions, redactions, files, outbox } = stores;
      await recordingRedactions.holdBytes(job.fileId);
      if (!isSameJob(job, await recordingRedactions.read(job.fileId))) return [];
      await storeDigested(this.storage, this.digest, job.fileId, bytesOf(this.storage, key), bytes.mediaType);
      // A job that replaced this one meanwhile waits for the bytes, and replaces them again.
      const current = await recordingRedactions.find(job.fileId);
      const file = await files.find(job.fileId);
      if (!file || !isSameJob(job, current)) return [];
      const rendered = renderedRedactions(await redactions.ofFile(job.fileId));
      const changed: FileRecord = { ...file, ...bytes };
      await files.save(changed);
      for (const redaction of rendered.filter(({ state }) => state !== 'APPLIED'))
        await redactions.save({ ...redaction, state: 'APPLIED', reason: null });
      await redactions.release(
        job.fileId,
        rendered.map(({ id }) => id),
      );
      const former = await processAgain(stores, changed, job.createdBy, now);
      await continueRenders(stores, job.fileId);
      const done = redactedRecording(current, { started, now });
      const original = rendered.length === 0 ? { originalKey: null, original: null } : {};
      await recordingRedactions.save({ ...done, ...original });
      await outbox.announce(redactionChanged(done));
      return rendered.length === 0 && job.originalKey ? [...former, job.originalKey] : former;
    });
    for (const output of outputs) await this.storage.delete(output);
  }

  private async fail(
    job: RecordingRedaction,
    failure: { readonly stageKey: RedactionStage; readonly cause: string },
  ): Promise<void> {
    await this.work.perform(job.teamId, async ({ recordingRedactions, redactions, outbox }) => {
      const current = await recordingRedactions.find(job.fileId);
      if (!isSameJob(job, current)) return;
      const failed = failedRecording(current, failure);
      await recordingRedactions.save(failed);
      await failRedactions(redactions, job.fileId, failure.cause);
      await outbox.announce(redactionChanged(failed));
    });
  }

  private async isCurrent(job: RecordingRedaction): Promise<boolean> {
    return isSameJob(
      job,
      await this.work.perform(job.teamId, ({ recordingRedactions }) => recordingRedactions.read(job.fileId)),
    );
  }

  /** Changes a job that is still wanted, and announces it. Null if it is not. */
  private change(
    job: RecordingRedaction,
    to: (job: RecordingRedaction) => Promise<RecordingRedaction>,
  ): Promise<RecordingRedaction | null> {
    return this.work.perform(job.teamId, async ({ recordingRedactions, outbox }) => {
      const current = await recordingRedactions.find(job.fileId);
      if (!isSameJob(job, current)) return null;
      const changed = await to(current);
      await recordingRedactions.save(changed);
      await outbox.announce(redactionChanged(changed));
      return changed;
    });
  }
}

const isSameJob = (job: RecordingRedaction, current: RecordingRedaction | null): current is RecordingRedaction =>
  current !== null && current.workflowId === job.workflowId && isRedacting(current);
