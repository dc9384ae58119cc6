import {
  type CodePoints,
  type Layout,
  type TextRange,
  codePoints,
  countCodePoints,
  placeOf,
} from '../content/index.ts';
import { type Uuid, occurrences } from '../kernel/index.ts';
import { type NormalizedText, normalize, originalRange } from '../text/index.ts';
import type { Citation } from './citation.ts';

/** A cited note as it is now. */
export interface CitedNote {
  readonly text: string;
  readonly points: CodePoints;
  /** Null if none of its words have times. */
  readonly layout: Layout | null;
  /** Its first recording. */
  readonly recording: Uuid | null;
  /** Its text in the form in which quotes are compared. */
  readonly normalized: () => NormalizedText;
}

export function citedNote(text: string, layout: Layout | null, recording: Uuid | null): CitedNote {
  let form: NormalizedText | undefined;
  const normalized = (): NormalizedText => (form ??= normalize(text, 'written'));
  return { text, points: codePoints(text), layout, recording, normalized };
}

/** Code points from which on a quote is recognized without the words around it. */
const TELLING = 20;
/** Code points around a quote that have to agree otherwise. */
const AGREEING = 4;
const AROUND = 32;

/**
 * A citation of a note with the position and the seconds of its own words now. After edits of the note, its quote is searched near the old
 * position; of several places, the one with the most similar words around it. `lost` if the note does not have the quote any more.
 */
export function currentCitation(citation: Citation, note: CitedNote): Citation {
  const range = rangeNow(citation, note);
  if (range === null) return { ...citation, lost: true };
  const { start, end } = range;
  const timed = note.layout && placeOf({ start, end }, note.layout, note.points);
  if (!timed || timed.startMs === null)
    return { ...citation, start, end, fileId: citation.fileId ?? recordingOf(citation, note) };
  return {
    ...citation,
    start,
    end,
    fileId: timed.fileId ?? note.recording,
    startTime: timed.startMs / 1_000,
    endTime: timed.endMs === null ? null : timed.endMs / 1_000,
  };
}

/** Words without a recording of their own belong to the first one of the note. */
export const recordingOf = (
  { startTime, fileId }: Citation,
  { recording }: Pick<CitedNote, 'recording'>,
): Uuid | null => fileId ?? (startTime === null ? null : recording);

/** Where the quote is now: as written, or else in the form in which quotes are compared. */
function rangeNow({ quote, start, text: around }: Citation, { text, points, normalized }: CitedNote): TextRange | null {
  const unit = points.unitAt(start);
  if (quote === '') return null;
  if (text.startsWith(quote, unit)) return { start, end: start + countCodePoints(quote) };
  const asWritten = nearestUnit({ quote, around, unit }, text);
  if (asWritten !== null) return { start: points.pointAt(asWritten), end: points.pointAt(asWritten + quote.length) };
  const form = normalized();
  const [plain, plainAround] = [quote, around].map((words) => normalize(words, 'written').text) as [string, string];
  const at = plain === '' ? null : nearestUnit({ quote: plain, around: plainAround, unit }, form.text);
  if (at === null) return null;
  const found = originalRange(form, at, at + plain.length);
  return { start: points.pointAt(found.start), end: points.pointAt(found.end) };
}

interface Quoted {
  readonly quote: string;
  /** The words around it when it was cited. */
  readonly around: string;
  /** Where it was. */
  readonly unit: number;
}

function nearestUnit({ quote, around, unit }: Quoted, text: string): number | null {
  const at = around.indexOf(quote);
  const before = at < 0 ? '' : around.slice(Math.max(0, at - AROUND), at);
  const after = at < 0 ? '' : around.slice(at + quote.length, at + quote.length + AROUND);
  const isTelling = countCodePoints(quote) >= TELLING;
  let best: { unit: number; agreeing: number } | null = null;
  for (const found of occurrences(text, quote)) {
    const agreeing = agreeingBefore(before, text, found) + agreeingAfter(after, text, found + quote.length);
    if (!isTelling && agreeing < AGREEING) continue;
    const isNearer = best !== null && agreeing === best.agreeing && Math.abs(found - unit) < Math.abs(best.unit - unit);
    if (best === null || agreeing > best.agreeing || isNearer) best = { unit: found, agreeing };
  }
  return best?.unit ?? null;
}

function agreeingAfter(words: string, text: string, at: number): number {
  let length = 0;
  while (length < words.length && words[length] === text[at + length]) length += 1;
  return length;
}

function agreeingBefore(words: string, text: string, at: number): number {
  let length = 0;
  while (length < words.length && words[words.length - 1 - length] === text[at - 1 - length]) length += 1;
  return length;
}
