import { type Uuid, refuse } from '../kernel/index.ts';
import type { Span } from './facts.ts';
import type { RegionAt } from './region.ts';
import {
  CANCELLED_BY_USER,
  type JobStanding,
  type MediaJobType,
  type MediaNews,
  type MediaProcessing,
  NOT_STARTED,
  afterNews,
} from './news.ts';
import { exportEventOf } from './pipeline.ts';
import type { MediaState } from './states.ts';
import type { RenderResult, RenderView } from './render-shapes.ts';

/** A part of a recording. */
export interface RenderSpan extends Span {
  readonly fileId: Uuid;
}

/** An edit that hides a part of a recording. */
export interface RenderEdit extends Span {
  readonly fileId: Uuid;
  readonly video: 'KEEP' | 'BLUR_FRAME' | 'BLUR_REGION';
  readonly videoStyle: 'COVER' | 'PIXELATE';
  /** Of a region: it moves linearly between them. */
  readonly keyframes: readonly RegionAt[];
  readonly audio: 'KEEP' | 'MUTE' | 'BLEEP';
}

/** Spans of one or several recordings, to be rendered as one file in this order. */
export interface RenderPlan {
  readonly spans: readonly RenderSpan[];
  /** False renders sound alone. */
  readonly video: boolean;
  readonly edits?: readonly RenderEdit[];
}

export type RenderType = Extract<MediaJobType, 'AUDIO_VIDEO_EXPORT' | 'AUDIO_VIDEO_CLIP'>;

/** Objects that are rendered. */
export type RenderSubjectType = 'REEL' | 'HIGHLIGHT';

/** A rendering: from its plan to a file of the project. */
export interface Render extends JobStanding {
  readonly id: Uuid;
  readonly teamId: Uuid;
  readonly projectId: Uuid;
  readonly type: RenderType;
  /** Name of the file, without its extension. */
  readonly name: string;
  readonly plan: RenderPlan;
  /** Its reel or highlight; null for a part of a recording. */
  readonly subjectType: RenderSubjectType | null;
  readonly subjectId: Uuid | null;
  readonly state: MediaState;
  readonly priority: MediaProcessing;
  /** The rendered file; null until it is done. */
  readonly resultFileId: Uuid | null;
  /** The note whose recording is rendered; null for one of the project alone. */
  readonly noteId: Uuid | null;
  /** Milliseconds of the successful try; null until it is done. */
  readonly renderTimeMs: number | null;
  /** Milliseconds from the request to the end; null until it is done. */
  readonly totalJobTimeMs: number | null;
  readonly createdBy: Uuid;
  readonly createdAt: Date;
}

/** A highlight with words cut out has several spans. */
const SPANS_MAX = 2_000;
const RENDER_MAX_MS = 6 * 3_600_000;

export const lengthOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);

/** Whether a plan is within the limits of a rendering. */
export const isRenderable = ({ spans }: Pick<RenderPlan, 'spans'>): boolean =>
  spans.length > 0 && spans.length <= SPANS_MAX && lengthOf(spans) <= RENDER_MAX_MS;

/** @throws Refusal for a plan that cannot be rendered */
export function checkedPlan(plan: RenderPlan): RenderPlan {
  if (plan.spans.length === 0) refuse('ValidationError', 'There is nothing to render', 'Choose at least one part.');
  if (plan.spans.length > SPANS_MAX)
    refuse('ValidationError', `A rendering has at most ${SPANS_MAX} parts`, 'Split it into several.');
  for (const { startMs, endMs } of plan.spans)
    if (!Number.isSafeInteger(startMs) || !Number.isSafeInteger(endMs) || startMs < 0 || endMs <= startMs)
      refuse('ValidationError', 'The end of a part must be after its start');
  if (lengthOf(plan.spans) > RENDER_MAX_MS)
    refuse('ValidationError', 'A rendering is at most six hours long', 'Split it into several.');
  return plan;
}

/** A rendering that waits for its turn. A member waits for it, so it precedes the processing of uploads. */
export const newRender = (
  wanted: Pick<Render, 'id' | 'teamId' | 'projectId' | 'type' | 'name' | 'plan' | 'createdBy' | 'createdAt'> &
    Partial<Pick<Render, 'noteId' | 'subjectType' | 'subjectId'>>,
): Render => ({
  ...NOT_STARTED,
  noteId: null,
  subjectType: null,
  subjectId: null,
  renderTimeMs: null,
  totalJobTimeMs: null,
  ...wanted,
  plan: checkedPlan(wanted.plan),
  state: 'WAITING',
  priority: 'ACCELERATED',
  resultFileId: null,
});

export const isRendering = ({ state }: Pick<Render, 'state'>): boolean => state === 'WAITING' || state === 'PROCESSING';

/** Applies news to a rendering and its state. News of an ended one is ignored. */
export function afterRenderNews(render: Render, news: MediaNews): Render {
  if (!isRendering(render)) return render;
  const standing = { ...render, ...afterNews(render, news) };
  return { ...standing, state: standing.event === 'ERROR' ? 'FAILED' : 'PROCESSING' };
}

export const cancelledRender = (render: Render): Render =>
  isRendering(render)
    ? { ...render, ...afterNews(render, { event: 'ERROR', ...CANCELLED_BY_USER }), state: 'CANCELLED' }
    : render;

/** Code of a rendering that waits until a recording of it is redacted. */
const HELD_BACK = 'Redacting';

/**
 * Stops a rendering until its recordings are redacted; a finished one is rendered again. The new time makes a rendering
 * under way discard its result.
 */
export const heldBackRender = (render: Render, now: Date): Render => ({
  ...render,
  event: 'ERROR',
  code: HELD_BACK,
  message: 'Continues once the recording is redacted',
  state: 'CANCELLED',
  createdAt: now,
});
export const isHeldBack = ({ state, code }: Pick<Render, 'state' | 'code'>): boolean =>
  state === 'CANCELLED' && code === HELD_BACK;
export const continuedRender = (render: Render): Render => ({ ...render, ...NOT_STARTED, state: 'WAITING' });

/** Whether it uses any of these parts of a recording. */
export const usesSpans = ({ plan }: Pick<Render, 'plan'>, fileId: Uuid, spans: readonly Span[]): boolean =>
  plan.spans.some(
    (part) =>
      part.fileId === fileId && spans.some(({ startMs, endMs }) => part.startMs < endMs && part.endMs > startMs),
  );

/** `begunAt` is the start of the successful try. */
export const finishedRender = (render: Render, resultFileId: Uuid, begunAt: Date, now: Date): Render => ({
  ...render,
  ...afterNews(render, { event: 'COMPLETE', durationMs: lengthOf(render.plan.spans) }),
  state: 'DONE',
  resultFileId,
  renderTimeMs: Math.max(0, now.getTime() - begunAt.getTime()),
  totalJobTimeMs: Math.max(0, now.getTime() - render.createdAt.getTime()),
});

/** The result in the specified shape (document 001, section 3); null while it is rendered. */
export function resultOf(render: Render): RenderResult {
  if (isRendering(render)) return null;
  const { id: workflowId, plan, noteId, resultFileId, renderTimeMs, totalJobTimeMs, message } = render;
  const sources = new Set(plan.spans.map(({ fileId }) => fileId));
  const about = {
    fileId: resultFileId,
    audioVideoFileId: sources.size === 1 ? [...sources][0]! : null,
    workflowId,
    richTextId: noteId,
  };
  return render.state === 'DONE'
    ? { ...about, status: 'SUCCESS', renderTimeMs: renderTimeMs ?? 0, totalJobTimeMs: totalJobTimeMs ?? 0 }
    : { ...about, status: 'FAILURE', reason: message ?? '' };
}

export function viewOfRender(render: Render): RenderView {
  const { id, projectId, type, name, plan, state, progress, message, resultFileId, createdAt } = render;
  return {
    id,
    projectId,
    type,
    name,
    state,
    progress,
    message,
    video: plan.video,
    fileId: resultFileId,
    createdAt: createdAt.toISOString(),
    result: resultOf(render),
    exportEvent: exportEventOf(render),
  };
}
