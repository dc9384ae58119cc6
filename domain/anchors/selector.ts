import { CONTEXT_LENGTH, type CodePoints, HIGHLIGHT_MAX_LENGTH, codePoints } from '../content/index.ts';

/**
 * How words are found again: what they are, what stood around them, and where. The quote with its context is the TextQuoteSelector, the positions
 * are the TextPositionSelector of the W3C Web Annotation Data Model (Recommendation 2017, 4.2.4 and 4.2.5), both in Unicode code points.
 */
export interface Selector {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
}

/** The selector of a range of a text; of a range longer than a highlight may be, the first words. */
export function anchorOf(text: string, start: number, end: number, points: CodePoints = codePoints(text)): Selector {
  const from = Math.max(0, Math.min(start, points.length));
  const to = Math.max(from, Math.min(end, points.length, from + HIGHLIGHT_MAX_LENGTH));
  return {
    quote: points.slice(from, to),
    before: points.slice(Math.max(0, from - CONTEXT_LENGTH), from),
    after: points.slice(to, to + CONTEXT_LENGTH),
    start: from,
    end: to,
  };
}

/** Where the words of a selector are now, in code points, and what led there; or that they are not to be found. */
export type Reanchored =
  | { readonly start: number; readonly end: number; readonly by: 'position' | 'quote' | 'context' | 'similarity' }
  | 'lost';
