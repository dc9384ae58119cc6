import type { StoredFile } from '../files/index.ts';
import type { Uuid } from '../kernel/index.ts';
import type { MediaState, RenderEdit } from '../media/index.ts';
import { CANCELLED_BY_USER } from '../media/index.ts';
import { type Redaction, changesRecording } from './redaction.ts';
import {
  type RedactionJobInput,
  type RenderResult,
  type WorkflowError,
  cancelledResult,
  renderedOf,
  videoEditsOf,
} from './video-edit.ts';

/** The file before its first redaction. */
export type OriginalFacts = Pick<StoredFile, 'mediaType' | 'bytes' | 'sha256'>;

/** Stages of the job, in their order. */
export type RedactionStage = 'keep-original' | 'render' | 'replace';

/** The redacted version of a recording: the job that makes it, and where its original is. One per file. */
export interface RecordingRedaction {
  fileId: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  noteId: Uuid;
  /** Names the current job. Each change of the redactions starts a new one. */
  workflowId: Uuid;
  state: MediaState;
  progress: number;
  message: string | null;
  input: RedactionJobInput;
  result: RenderResult | null;
  error: WorkflowError | null;
  /** Where the original bytes are; null before they were copied, and after they were deleted for good. */
  originalKey: Uuid | null;
  original: OriginalFacts | null;
  createdBy: Uuid;
  createdAt: Date;
}

/**
 * The redactions that the job renders: applied ones of sound or picture. Those without an original are part of the
 * recording already.
 */
export const renderedRedactions = (ofFile: readonly Redaction[]): Redaction[] =>
  ofFile.filter((one) => one.state !== 'PENDING' && one.restorable && changesRecording(one));

/** A new job for a recording, instead of an earlier one. */
export function newRecordingRedaction(
  { fileId, teamId, projectId, noteId }: Pick<Redaction, 'teamId' | 'projectId' | 'noteId'> & { readonly fileId: Uuid },
  former: RecordingRedaction | null,
  redactions: readonly Redaction[],
  { workflowId, by, now }: { readonly workflowId: Uuid; readonly by: Uuid; readonly now: Date },
): RecordingRedaction {
  return {
    fileId,
    teamId,
    projectId,
    noteId,
    workflowId,
    state: 'WAITING',
    progress: 0,
    message: null,
    input: {
      audioVideoFileId: fileId,
      avFileSourceKey: former?.originalKey ?? fileId,
      destinationKey: fileId,
      fileId,
      teamId,
      workflowId,
      richTextId: noteId,
      videoEdits: videoEditsOf(redactions),
    },
    result: null,
    error: null,
    originalKey: former?.originalKey ?? null,
    original: former?.original ?? null,
    createdBy: by,
    createdAt: now,
  };
}

export const isRedacting = ({ state }: Pick<RecordingRedaction, 'state'>): boolean =>
  state === 'WAITING' || state === 'PROCESSING';

/** The job after its end. `started` is when the rendering began, in milliseconds. */
export const redactedRecording = (
  job: RecordingRedaction,
  { started, now }: { readonly started: number; readonly now: Date },
): RecordingRedaction => ({
  ...job,
  state: 'DONE',
  progress: 1,
  message: null,
  result: {
    ...renderedOf(job.input),
    status: 'SUCCESS',
    renderTimeMs: Math.max(0, now.getTime() - started),
    totalJobTimeMs: Math.max(0, now.getTime() - job.createdAt.getTime()),
  },
  error: null,
});

/** The job after a failed stage. The recording stays withheld. */
export const failedRecording = (
  job: RecordingRedaction,
  { stageKey, cause }: { readonly stageKey: RedactionStage; readonly cause: string },
): RecordingRedaction => ({
  ...job,
  state: 'FAILED',
  message: cause,
  result: { ...renderedOf(job.input), status: 'FAILURE', reason: cause },
  error: { workflowId: job.workflowId, stageKey, cause, stageInputs: { ...job.input } },
});

export const cancelledRecording = (job: RecordingRedaction): RecordingRedaction => ({
  ...job,
  state: 'CANCELLED',
  message: CANCELLED_BY_USER.message,
  result: cancelledResult(job.input),
});

/** The edits of a rendering from the original, which is stored under `key`. */
export const renderEditsOf = (redactions: readonly Redaction[], key: Uuid): RenderEdit[] =>
  redactions.flatMap(({ startMs, endMs, video, videoStyle, keyframes, audio }) =>
    startMs === null || endMs === null ? [] : [{ fileId: key, startMs, endMs, video, videoStyle, keyframes, audio }],
  );
