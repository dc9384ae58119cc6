import type { Range } from './settle.ts';
import { reanchor } from './reanchor.ts';
import type { Selector } from './selector.ts';

/**
 * Where lost words stand again since a text changed: the very same words, which the text before did not hold there. The same words that stood
 * there already when these were lost are others, and where nothing but a line break was marked two paragraphs have no words to mark.
 */
export function comeBack(selector: Selector, oldText: string, newText: string): Range | null {
  if (selector.quote.trim() === '' || !newText.includes(selector.quote) || reanchor(selector, oldText) !== 'lost') return null;
  const found = reanchor(selector, newText);
  return found === 'lost' || found.by === 'similarity' ? null : { start: found.start, end: found.end };
}
