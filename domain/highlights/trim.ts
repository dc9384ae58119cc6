import { refuse } from '../kernel/index.ts';
import type { Highlight } from './highlight.ts';
import type { HighlightChange } from './shapes.ts';
import { type PageArea, type Span, checkAreas, toMs, toSeconds } from './targets.ts';
import type { AudioVideo } from './view.ts';

/** Fields that a trim or a move in its file changes, and that undo restores. */
export interface Trimmed {
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly snippetStartMs: number | null;
  readonly snippetEndMs: number | null;
  readonly areas: readonly PageArea[];
}

export const trimmedOf = ({ startMs, endMs, snippetStartMs, snippetEndMs, areas }: Highlight): Trimmed => ({
  startMs,
  endMs,
  snippetStartMs,
  snippetEndMs,
  areas,
});

/** A highlight may play up to 10 minutes more than its own seconds on each side. */
const AROUND_MS = 600_000;

/**
 * Trims the seconds of a highlight, or moves a moment or area.
 * @throws Refusal `InvalidOperation` if the highlight has no such target, `ValidationError` for impossible values
 */
export function trimmed(highlight: Highlight, { audioVideo, pdfHighlightAreas }: HighlightChange): Trimmed {
  let after = trimmedOf(highlight);
  if (pdfHighlightAreas) {
    if (highlight.target !== 'AREA') refuse('InvalidOperation', 'Only highlights of an area have areas');
    checkAreas(pdfHighlightAreas);
    after = { ...after, areas: pdfHighlightAreas };
  }
  if (!audioVideo) return after;
  const { startMs, endMs } = highlight;
  if (startMs === null || endMs === null)
    return refuse('InvalidOperation', 'This highlight has no seconds', 'Only words with times and moments have.');
  const { startTime, endTime, snippetStartTime, snippetEndTime } = audioVideo;
  const moved = startTime !== undefined || endTime !== undefined;
  if (moved && highlight.target !== 'MOMENT')
    refuse('InvalidOperation', 'The seconds of words are those of their words', 'Trim the snippet instead.');
  const own = ordered({ startMs: msOr(startTime, startMs), endMs: msOr(endTime, endMs) });
  const snippet = ordered({
    startMs: msOr(snippetStartTime, moved ? null : highlight.snippetStartMs, own.startMs),
    endMs: msOr(snippetEndTime, moved ? null : highlight.snippetEndMs, own.endMs),
  });
  if (snippet.startMs >= own.endMs || snippet.endMs <= own.startMs)
    refuse('ValidationError', 'The snippet must contain some of the highlight');
  if (own.startMs - snippet.startMs > AROUND_MS || snippet.endMs - own.endMs > AROUND_MS)
    refuse('ValidationError', 'The snippet starts or ends at most 10 minutes from the highlight');
  const whole = snippet.startMs === own.startMs && snippet.endMs === own.endMs;
  return {
    ...after,
    ...own,
    snippetStartMs: whole ? null : snippet.startMs,
    snippetEndMs: whole ? null : snippet.endMs,
  };
}

const ordered = (span: Span): Span =>
  span.endMs > span.startMs ? span : refuse('ValidationError', 'The end must be after the start');

/** `null` clears a value, absent keeps it; a cleared or missing one is the fallback. */
const msOr = (time: number | null | undefined, kept: number | null, fallback = kept!): number =>
  time === undefined ? (kept ?? fallback) : time === null ? fallback : toMs(time);

/** The seconds of a highlight in its recording. `sound` is null until the recording was probed. */
export function audioVideoOf(
  times: Omit<Trimmed, 'areas'>,
  recording: { readonly fileId: string; readonly picture: boolean; readonly sound: boolean | null } | null,
): AudioVideo | null {
  const { startMs, endMs, snippetStartMs, snippetEndMs } = times;
  if (recording === null || startMs === null || endMs === null) return null;
  return {
    fileId: recording.fileId,
    startTime: toSeconds(startMs),
    endTime: toSeconds(endMs),
    snippetStartTime: toSeconds(snippetStartMs ?? startMs),
    snippetEndTime: toSeconds(snippetEndMs ?? endMs),
    type: !recording.picture ? 'AUDIO' : recording.sound === false ? 'VIDEO' : 'AV',
  };
}
