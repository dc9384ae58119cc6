import { clock } from '../content/index.ts';
import { type Infer, type ObjectSchema, type Uuid, refuse, id } from '../kernel/index.ts';

/** Maximum seconds into a recording: 30 days. */
const SECONDS_MAX = 2_592_000;
/** Maximum number of areas in one highlight. */
const AREAS_MAX = 50;

/** Seconds into a recording, as the specification names them (document 001, section 3). Stored in milliseconds. */
export const seconds = { type: 'number', minimum: 0, maximum: SECONDS_MAX } as const;

const perCent = { type: 'number', minimum: 0, maximum: 100 } as const;

export const pageArea = {
  type: 'object',
  properties: {
    pageIndex: { type: 'integer', minimum: 0, maximum: 99_999, description: 'Counts from 0; an image has only page 0' },
    left: { ...perCent, description: 'Per cent of the width of the page' },
    top: { ...perCent, description: 'Per cent of the height of the page' },
    width: perCent,
    height: perCent,
  },
  required: ['pageIndex', 'left', 'top', 'width', 'height'],
} as const satisfies ObjectSchema;
/** A rectangle on a page (specification, document 001, section 3: `pdfHighlightAreas`). */
export type PageArea = Infer<typeof pageArea>;

export const pageAreas = { type: 'array', items: pageArea, minItems: 1, maxItems: AREAS_MAX } as const;

export const newMoment = {
  type: 'object',
  description: 'Seconds of a recording of the note, without words',
  properties: { fileId: id, startTime: seconds, endTime: seconds },
  required: ['fileId', 'startTime', 'endTime'],
} as const satisfies ObjectSchema;

/** A stretch of a recording, in milliseconds. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

export const toMs = (time: number): number => Math.round(time * 1000);
export const toSeconds = (ms: number): number => ms / 1000;

/**
 * Returns seconds as a span in milliseconds.
 * @throws Refusal `ValidationError` if the end is not after the start
 */
export function spanOf({ startTime, endTime }: { startTime: number; endTime: number }): Span {
  const span = { startMs: toMs(startTime), endMs: toMs(endTime) };
  return span.endMs > span.startMs ? span : refuse('ValidationError', '`endTime` must be after `startTime`');
}

/**
 * Checks that areas lie on their pages.
 * @throws Refusal `ValidationError`
 */
export function checkAreas(areas: readonly PageArea[]): void {
  for (const { left, top, width, height } of areas) {
    if (width <= 0 || height <= 0) refuse('ValidationError', '`width` and `height` of an area must be more than 0');
    if (left + width > 100.01 || top + height > 100.01)
      refuse('ValidationError', 'An area must lie on its page', 'Send per cent of the page, at most 100 in total.');
  }
}

/** Where a new highlight outside the text is. */
export interface FilePlace {
  readonly target: 'MOMENT' | 'AREA';
  readonly fileId: Uuid;
  readonly text: string;
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly areas: readonly PageArea[];
}

interface Wanted {
  readonly fileId?: string;
  readonly audioVideo?: Infer<typeof newMoment>;
  readonly pdfHighlightAreas?: readonly PageArea[];
  readonly quote?: string;
  readonly start?: number;
  readonly end?: number;
}

/**
 * Returns the place in a file that a request asks for; null if it asks for words.
 * @throws Refusal `ValidationError` for a mixture of targets, times without duration, or areas outside their page
 */
export function filePlaceOf({ fileId, audioVideo, pdfHighlightAreas, quote, start, end }: Wanted): FilePlace | null {
  if (audioVideo === undefined && pdfHighlightAreas === undefined) return null;
  if (start !== undefined || end !== undefined || (audioVideo && (pdfHighlightAreas || quote !== undefined)))
    refuse('ValidationError', 'A highlight has one target', 'Send words, `audioVideo` or `pdfHighlightAreas`.');
  if (audioVideo) return { target: 'MOMENT', fileId: audioVideo.fileId, text: '', ...spanOf(audioVideo), areas: [] };
  if (fileId === undefined) refuse('ValidationError', '`fileId` is required with `pdfHighlightAreas`');
  const areas = pdfHighlightAreas!;
  checkAreas(areas);
  return { target: 'AREA', fileId, text: quote ?? '', startMs: null, endMs: null, areas };
}

/** Shown where a highlight has no words, seconds or areas. */
export const WHOLE_NOTE = 'The whole note';

/** The label of a highlight in lists: its words, or its place if it has none. Without either, it is the whole note. */
export function highlightLabel({
  text,
  startMs,
  endMs,
  pdfHighlightAreas: areas,
}: {
  readonly text: string;
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly pdfHighlightAreas: readonly PageArea[];
}): string {
  if (text !== '') return text;
  if (areas[0]) return `Area on page ${areas[0].pageIndex + 1}`;
  return startMs === null || endMs === null ? WHOLE_NOTE : `Moment at ${clock(startMs)}–${clock(endMs)}`;
}
