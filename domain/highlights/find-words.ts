import { type CodePoints, HIGHLIGHT_MAX_LENGTH, type TextRange, codePoints } from '../content/index.ts';
import { refuse } from '../kernel/index.ts';
import type { HighlightWords } from './shapes.ts';

/**
 * Returns the range of the requested words, in code points. Never returns other words. Accepts the quote at the
 * requested position, else its only occurrence between the given context.
 * @throws Refusal `ValidationError` if the request is incomplete, `UnprocessableContent` if the words are not found or
 * ambiguous
 */
export function findWords(
  { start, end, quote, before = '', after = '' }: HighlightWords,
  text: string,
  points: CodePoints = codePoints(text),
): TextRange {
  const range = start === undefined || end === undefined ? undefined : { start, end };
  if (range) refuseEmpty(range);
  if (quote === undefined)
    return range
      ? standing(range, points)
      : refuse('ValidationError', 'Neither start and end nor quote was sent', 'Say which words to highlight.');
  if (range && points.slice(range.start, range.end) === quote) return range;
  const wanted = before + quote + after;
  const found = text.indexOf(wanted);
  if (found < 0)
    refuse('UnprocessableContent', 'The words are not in the note', 'Reload the note: someone may have changed them.');
  if (text.includes(wanted, found + 1))
    refuse(
      'UnprocessableContent',
      'The words appear in the note more than once',
      'Send their position, or some of the words before and after them.',
    );
  const at = found + before.length;
  return { start: points.pointAt(at), end: points.pointAt(at + quote.length) };
}

function refuseEmpty({ start, end }: TextRange): void {
  if (end <= start) refuse('ValidationError', '`end` must be after `start`');
  if (end - start > HIGHLIGHT_MAX_LENGTH)
    refuse('ValidationError', `A highlight has at most ${HIGHLIGHT_MAX_LENGTH} characters`, 'Highlight a part of it.');
}

function standing(range: TextRange, points: CodePoints): TextRange {
  const words = points.slice(range.start, range.end);
  return words.trim() === ''
    ? refuse('UnprocessableContent', 'There are no words at that position', 'Read the note again.')
    : range;
}
