import { type Selector, reanchor } from '../anchors/index.ts';
import { type TextRange, codePoints, countCodePoints } from '../content/index.ts';
import { type Uuid, occurrences } from '../kernel/index.ts';
import type { MarkedRange } from './moved-text.ts';

/** Words with a highlight or comment that are no longer in their note. */
export interface LostWords extends Selector {
  readonly id: Uuid;
}

/**
 * Finds lost words in a passage that was cut from their note and pasted into another text: their only occurrence, or the one in their
 * context.
 * @param passage of the text, in code points
 */
export function arrivedWords(lost: readonly LostWords[], text: string, passage: TextRange): MarkedRange[] {
  const words = codePoints(text).slice(passage.start, passage.end);
  return lost.flatMap(({ id, ...selector }) => {
    const place = placeIn(words, selector);
    return place ? [{ id, start: passage.start + place.start, end: passage.start + place.end }] : [];
  });
}

function placeIn(words: string, selector: Selector): TextRange | null {
  const found = occurrences(words, selector.quote);
  const [first, second] = [found.next().value, found.next().value];
  if (selector.quote.trim() === '' || first === undefined) return null;
  if (second === undefined) {
    const start = countCodePoints(words.slice(0, first));
    return { start, end: start + countCodePoints(selector.quote) };
  }
  const place = reanchor(selector, words);
  return place === 'lost' ? null : { start: place.start, end: place.end };
}
