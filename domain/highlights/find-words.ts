import { type CodePoints, HIGHLIGHT_MAX_LENGTH, type TextRange, codePoints } from '../content/index.ts';
import { refuse } from '../kernel/index.ts';
import { type UnitRange, isSameText, normalize, rangesOf } from '../text/index.ts';
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
  if (range && isSameText(points.slice(range.start, range.end), quote, 'written')) return range;
  const found = onlyPlace(text, before, quote, after);
  if (found === null)
    refuse('UnprocessableContent', 'The words are not in the note', 'Reload the note: someone may have changed them.');
  if (found === 'several')
    refuse(
      'UnprocessableContent',
      'The words appear in the note more than once',
      'Send their position, or some of the words before and after them.',
    );
  return { start: points.pointAt(found.start), end: points.pointAt(found.end) };
}

/** Where a quote is between its context: as written, or else in the form in which texts are compared. In UTF-16 units. */
function onlyPlace(text: string, before: string, quote: string, after: string): UnitRange | 'several' | null {
  const wanted = before + quote + after;
  const at = text.indexOf(wanted);
  if (at >= 0)
    return text.includes(wanted, at + 1)
      ? 'several'
      : { start: at + before.length, end: at + before.length + quote.length };
  const [first, second] = rangesOf(normalize(text, 'written'), quote, 'written', { before, after });
  return second ? 'several' : (first ?? null);
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
