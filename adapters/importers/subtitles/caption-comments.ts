import { type ImportedThread, type NotesOutcome, cleanText } from '@evident/domain/imports';
import { plainText } from '@evident/domain/content';
import { COMMENTS_MAX, type TextRange, placesIn, threadNotices } from '../notes/comment-places.ts';
import { leftOut } from '../notes/left-out.ts';
import { withoutTags } from './webvtt-text.ts';
import type { CaptionComment } from './written-words.ts';

/** From this many comments that differ in numbers only, a program wrote them (`NOTE segment 12`). */
const OF_PROGRAM = 3;
/** `Confidence: 0.89`, `duration:"00:12:41"`, `language:en-us`, `Paragraph`, the identity of a caption */
const DETAIL =
  /^(?:[\w -]{1,30}[:=]\s*"?[\d.:,%]+"?s?|(?:language|kind|recogni[sz]er)\s*[:=]\s*\S+|paragraph|[\da-f-]{16,})$/i;

/** The comments of captions that a person may have written, and the number of others that are no known details. */
function commentsOfPeople(comments: readonly CaptionComment[]): { of: CaptionComment[]; others: number } {
  const written = comments.filter(({ text }) => /\p{L}/u.test(text) && !DETAIL.test(text));
  const shape = ({ text }: CaptionComment): string => text.replace(/\d+/g, '0');
  const counts = new Map<string, number>();
  for (const comment of written) counts.set(shape(comment), (counts.get(shape(comment)) ?? 0) + 1);
  // people repeat words, such as `unclear`, but rarely number them
  const of = written.filter((comment) => !/\d/.test(comment.text) || (counts.get(shape(comment)) ?? 0) < OF_PROGRAM);
  return { of, others: written.length - of.length };
}

/**
 * Comments of captions as threads, each on the caption below it; the one at the start of the file, or at its end, is
 * about the whole note.
 * @param withComments false leaves the comments out, and a notice counts them
 */
export function withCaptionComments(
  outcome: NotesOutcome,
  { lines, comments }: { readonly lines: readonly string[]; readonly comments: readonly CaptionComment[] },
  withComments = true,
): NotesOutcome {
  const { of: all, others } = commentsOfPeople(comments);
  const [note] = outcome.notes;
  if (!note) return outcome;
  const notRead = leftOut(withComments ? others : others + all.length, 'comment', 'comments');
  if (!withComments || all.length === 0) return { ...outcome, notices: [...outcome.notices, ...notRead] };
  const read = all.slice(0, COMMENTS_MAX);
  const below = rangesOf(lines);
  const ranges = read.map(({ at }) => (at === 0 ? undefined : below[at]));
  const places = placesIn(plainText(note.content), below.text, ranges);
  const threads = read.map(({ text }, index): ImportedThread => ({
    place: places[index] ?? null,
    resolved: false,
    comments: [{ author: '', day: null, text: cleanText(text) }],
  }));
  const placed = { threads: threads.filter((_, index) => ranges[index]), beyond: all.length - read.length };
  return {
    ...outcome,
    notes: [{ ...note, threads }, ...outcome.notes.slice(1)],
    notices: [...outcome.notices, ...threadNotices(placed), ...notRead],
  };
}

/** The words of lines without tags, and where each line is in them. */
function rangesOf(lines: readonly string[]): Record<number, TextRange> & { readonly text: string } {
  const words = lines.map((line) => withoutTags(line));
  let start = 0;
  const ranges = words.map((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    return range;
  });
  return { ...ranges, text: words.join('\n') };
}
