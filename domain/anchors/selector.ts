import { CONTEXT_LENGTH, type CodePoints, HIGHLIGHT_MAX_LENGTH, codePoints } from '../content/index.ts';

/**
 * Describes words so that they can be found again: quote, context and position. Quote and context are the
 * TextQuoteSelector, the positions the TextPositionSelector of the W3C Web Annotation Data Model (Recommendation 2017,
 * 4.2.4 and 4.2.5), both in Unicode code points.
 */
export interface Selector {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
  readonly start: number;
  readonly end: number;
}

/** Returns the selector of a range. Ranges longer than a highlight are truncated to their first words. */
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

/** The current range in code points and how it was matched; or lost. */
export type Reanchored =
  | { readonly start: number; readonly end: number; readonly by: 'position' | 'quote' | 'context' | 'similarity' }
  | 'lost';
