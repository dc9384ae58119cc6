import { clock } from '../content/index.ts';
import { type FileRecord, isRecording } from '../files/index.ts';
import { type Uuid, refuse } from '../kernel/index.ts';
import type { MediaFacts } from './facts.ts';
import {
  type JobStanding,
  type MediaJobType,
  type MediaProcessing,
  CANCELLED_BY_USER,
  NOT_STARTED,
  afterNews,
} from './news.ts';
import { FRAME_RATE_MAX, type PicturePlan, type Rendition, picturesOf, renditionsOf } from './plan.ts';
import type { MediaState } from './states.ts';

/** The processing of a recording. */
export interface Media {
  fileId: Uuid;
  teamId: Uuid;
  state: MediaState;
  priority: MediaProcessing;
  /** Why it failed or was cancelled. */
  message: string | null;
  /** Null until the file was read. */
  facts: MediaFacts | null;
  /** Decibels by which the sound is raised; null until it was measured. */
  gainDb: number | null;
  createdBy: Uuid;
  createdAt: Date;
}

/** A recording that waits for its processing. @throws Refusal if the file is no recording */
export function newMedia(
  file: Pick<FileRecord, 'id' | 'teamId' | 'fileType'>,
  createdBy: Uuid,
  createdAt: Date,
): Media {
  if (!isRecording(file)) refuse('NotFound', 'The file is no recording');
  const nothing = { message: null, facts: null, gainDb: null };
  return {
    fileId: file.id,
    teamId: file.teamId,
    state: 'WAITING',
    priority: 'STANDARD',
    ...nothing,
    createdBy,
    createdAt,
  };
}

/** Whether it is the same processing: a recording whose bytes were replaced is processed from the start. */
export const isSameMedia = (one: Pick<Media, 'createdAt'>, other: Pick<Media, 'createdAt'> | null): boolean =>
  one.createdAt.getTime() === other?.createdAt.getTime();

/** One step of the processing of a recording. */
export interface MediaJob extends JobStanding {
  readonly teamId: Uuid;
  readonly fileId: Uuid;
  readonly step: string;
  readonly type: MediaJobType;
  /** In the order of processing. */
  readonly position: number;
}

/** Sentences for members on what processing changes or cannot save. Each is a warning of the first step. */
export function warningsOf({ durationMs, claimedMs = durationMs, audio, video }: MediaFacts): string[] {
  return [
    ...(durationMs < claimedMs
      ? [`The recording ends after ${clock(durationMs)}, although its header says ${clock(claimedMs)}`]
      : []),
    ...(durationMs > claimedMs
      ? [`The recording lasts ${clock(durationMs)}, although its header says ${clock(claimedMs)}`]
      : []),
    ...(audio && audio.channels > 2 ? [`${audio.channels} audio channels are mixed into stereo`] : []),
    ...(video && video.frameRate > FRAME_RATE_MAX
      ? [`${Math.round(video.frameRate)} frames per second are reduced to ${FRAME_RATE_MAX}`]
      : []),
  ];
}

/** The work of a step. */
export type MediaWork =
  | { readonly what: 'measure'; readonly durationMs: number }
  | { readonly what: 'audio'; readonly durationMs: number; readonly gainDb: number }
  | { readonly what: 'pictures'; readonly plan: PicturePlan }
  | { readonly what: 'rendition'; readonly durationMs: number; readonly rendition: Rendition };

/** The steps for a recording: first what playback needs. */
export function jobsOf({ teamId, fileId }: Pick<Media, 'teamId' | 'fileId'>, facts: MediaFacts): MediaJob[] {
  const [first, ...others] = facts.video ? renditionsOf(facts.video) : [];
  const steps: [step: string, type: MediaJobType][] = [
    ...(facts.audio
      ? ([
          ['measure', 'NORMALIZATION'],
          ['audio', 'AUDIO'],
        ] as [string, MediaJobType][])
      : []),
    ...(first
      ? ([
          [hlsStep(first), 'HLS'],
          ['pictures', 'HLS'],
        ] as [string, MediaJobType][])
      : []),
    ...others.map((rendition): [string, MediaJobType] => [hlsStep(rendition), 'HLS']),
  ];
  return steps.map(([step, type], position) => ({ ...NOT_STARTED, teamId, fileId, step, type, position }));
}

const sizeOf = ({ width, height }: Rendition): number => Math.min(width, height);
const hlsStep = (rendition: Rendition): string => `hls-${sizeOf(rendition)}`;

/** The work of a step; null if the facts have no such step. */
export function workOf(step: string, facts: MediaFacts, gainDb: number | null): MediaWork | null {
  const { durationMs } = facts;
  if (step === 'measure') return { what: 'measure', durationMs };
  if (step === 'audio') return { what: 'audio', durationMs, gainDb: gainDb ?? 0 };
  if (step === 'pictures') {
    const plan = picturesOf(facts);
    return plan && { what: 'pictures', plan };
  }
  const rendition = facts.video && renditionsOf(facts.video).find((one) => hlsStep(one) === step);
  return rendition ? { what: 'rendition', durationMs, rendition } : null;
}

/** The next step that has not ended; null if there is none. */
export const nextJob = (jobs: readonly MediaJob[]): MediaJob | null =>
  jobs.find(({ event }) => event !== 'COMPLETE' && event !== 'ERROR') ?? null;

/** The state after all steps ended, with the first error. */
export function finished(media: Media, jobs: readonly MediaJob[]): Media {
  const failed = jobs.find(({ event }) => event === 'ERROR');
  return failed ? { ...media, state: 'FAILED', message: failed.message } : { ...media, state: 'DONE', message: null };
}

export const cancelled = (media: Media): Media => ({
  ...media,
  state: 'CANCELLED',
  message: CANCELLED_BY_USER.message,
});

/** A failed or cancelled recording is processed again, with this priority. Steps that are complete are kept. */
export const retried = (media: Media, priority: MediaProcessing): Media => ({
  ...media,
  state: 'WAITING',
  priority,
  message: null,
});

/** A step of a recording that is processed again. `hops` says whether it moves to the queue of another priority. */
export function retriedJob(job: MediaJob, hops: boolean): MediaJob {
  if (job.event === 'COMPLETE') return job;
  return { ...job, ...(hops ? afterNews(NOT_STARTED, { event: 'QUEUE_HOP' }) : NOT_STARTED) };
}

/** Fraction of the work that is done. Renditions count by their step only. */
export function progressOf({ state }: Pick<Media, 'state'>, jobs: readonly JobStanding[]): number {
  if (state === 'DONE') return 1;
  if (jobs.length === 0) return 0;
  const sum = jobs.reduce((done, { progress }) => done + progress, 0);
  return Math.round((sum / jobs.length) * 1000) / 1000;
}
