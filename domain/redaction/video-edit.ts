import { CANCELLED_BY_USER } from '../media/index.ts';
import type { Uuid } from '../kernel/index.ts';
import { type Redaction, changesRecording } from './redaction.ts';

/** Value of `type` (decided; the specification gives none). */
export const OBFUSCATION = 'obfuscation';

/** A video edit (specification, document 001, section 3). Seconds, finite. */
export interface VideoEdit {
  readonly type: string;
  readonly redactionId: string | number;
  readonly parameters: {
    readonly videoBlur: boolean;
    readonly audioMuted: boolean;
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

/** The edits of a recording, in the order of their times. */
export const videoEditsOf = (redactions: readonly Redaction[]): VideoEdit[] =>
  redactions
    .filter((redaction) => changesRecording(redaction) && redaction.startMs !== null && redaction.endMs !== null)
    .toSorted((a, b) => a.startMs! - b.startMs!)
    .map(({ id, video, audio, startMs, endMs }) => ({
      type: OBFUSCATION,
      redactionId: id,
      parameters: {
        videoBlur: video !== 'KEEP',
        audioMuted: audio !== 'KEEP',
        start: startMs! / 1000,
        end: endMs! / 1000,
      },
    }));

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
