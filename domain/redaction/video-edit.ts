import { CANCELLED_BY_USER } from '../media/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type Redaction, type VideoStyle, changesRecording } from './redaction.ts';

/** Value of `type` (decided; the specification gives none). */
export const OBFUSCATION = 'obfuscation';

/** Where a hidden region is, in seconds and per cent of the frame. */
export interface RegionKey {
  readonly at: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A video edit (specification, document 001, section 3). Seconds, finite. `region`, `videoStyle` and `audioBleep` are
 * decided: the specification has no words for a part of the picture, a cover and a tone. Readers that know only the
 * others hide more than is asked for, and never less.
 */
export interface VideoEdit {
  readonly type: string;
  readonly redactionId: string | number;
  readonly parameters: {
    readonly videoBlur: boolean;
    readonly audioMuted: boolean;
    /** A tone in place of the muted sound. */
    readonly audioBleep: boolean;
    /** Null if the picture stays. */
    readonly videoStyle: VideoStyle | null;
    /** The way of the hidden region; null for the whole picture. */
    readonly region: RegionKey[] | null;
    readonly start: number;
    readonly end: number;
  };
}

export const RENDER_LOG_LEVELS = ['error', 'info', 'verbose', 'warn'] as const;
export const RENDER_GLS = ['angle', 'egl', 'swangle', 'swiftshader', 'vulkan'] as const;

/**
 * Input of a redaction job (document 001, section 3). `richTextId` is the note with the transcript. The options after
 * `videoEdits` belong to hosted renderers and are ignored (decision D52).
 */
export interface RedactionJobInput {
  readonly audioVideoFileId: Uuid;
  readonly avFileSourceKey: string;
  readonly destinationKey: string;
  readonly fileId: Uuid;
  readonly teamId: Uuid;
  readonly workflowId: Uuid;
  readonly richTextId: Uuid;
  readonly videoEdits: readonly VideoEdit[];
  readonly concurrency?: number;
  readonly enableMultiProcessOnLinux?: boolean;
  readonly logLevel?: (typeof RENDER_LOG_LEVELS)[number];
  readonly gl?: (typeof RENDER_GLS)[number];
}

type Rendered = Pick<RedactionJobInput, 'fileId' | 'audioVideoFileId' | 'workflowId' | 'richTextId'>;

/** Result of a redaction job (document 001, section 3). Milliseconds. */
export type RenderResult = Rendered &
  (
    | { readonly status: 'SUCCESS'; readonly renderTimeMs: number; readonly totalJobTimeMs: number }
    | { readonly status: 'FAILURE'; readonly reason: string }
  );

/** Failure of one stage of a redaction (document 001, section 3). */
export interface WorkflowError {
  readonly workflowId: Uuid;
  readonly stageKey: string;
  readonly cause: string;
  readonly stageInputs: Readonly<Record<string, unknown>>;
}

type Edited = Pick<Redaction, 'video' | 'videoStyle' | 'keyframes' | 'audio'> & {
  readonly id: VideoEdit['redactionId'];
  readonly startMs: number;
  readonly endMs: number;
};

/** A redaction in the shape of the specification. */
export const videoEditOf = ({ id, video, videoStyle, keyframes, audio, startMs, endMs }: Edited): VideoEdit => ({
  type: OBFUSCATION,
  redactionId: id,
  parameters: {
    videoBlur: video !== 'KEEP',
    audioMuted: audio !== 'KEEP',
    audioBleep: audio === 'BLEEP',
    videoStyle: video === 'KEEP' ? null : videoStyle,
    region: video === 'BLUR_REGION' ? keyframes.map(({ atMs, ...place }) => ({ at: atMs / 1000, ...place })) : null,
    start: startMs / 1000,
    end: endMs / 1000,
  },
});

const NOT_TOLD = { audioBleep: false, videoStyle: null, region: null } as const;

/** An edit as members see it. Edits that were stored before regions and tones were told have neither. */
export const viewOfEdit = ({ type, redactionId, parameters }: VideoEdit) => ({
  type,
  redactionId: String(redactionId),
  parameters: { ...NOT_TOLD, ...parameters },
});

/** The edits of a recording, in the order of their times. */
export const videoEditsOf = (redactions: readonly Redaction[]): VideoEdit[] =>
  redactions
    .filter(changesRecording)
    .flatMap(({ startMs, endMs, ...rest }) => (startMs === null || endMs === null ? [] : [{ ...rest, startMs, endMs }]))
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(videoEditOf);

/** The part of a result that names the job. */
export const renderedOf = ({ fileId, audioVideoFileId, workflowId, richTextId }: RedactionJobInput): Rendered => ({
  fileId,
  audioVideoFileId,
  workflowId,
  richTextId,
});

/** The result of a job that a member cancelled (document 001, section 4). */
export const cancelledResult = (input: RedactionJobInput): RenderResult => ({
  ...renderedOf(input),
  status: 'FAILURE',
  reason: CANCELLED_BY_USER.message,
});
