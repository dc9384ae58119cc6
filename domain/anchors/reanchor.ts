import { CONTEXT_LENGTH, codePoints } from '../content/index.ts';
import { occurrences } from '../kernel/index.ts';
import { type NormalizedText, normalize, originalRange } from '../text/index.ts';
import type { Reanchored, Selector } from './selector.ts';
import { similarity } from './similarity.ts';

/**
 * Finds the words of a selector in a text without its history. Tries the most certain match first: same position,
 * unique exact quote, exact quote in the best context, similar text between the same neighbors. Lost if two places are
 * equally good or none is good enough. The same words in a different context do not match. Order and context weights
 * follow Hypothesis' fuzzy anchoring (hypothes.is, 2013) and Brush, Bargeron, Gupta, Cadiz, "Robust Annotation
 * Positioning in Digital Documents" (CHI 2001).
 */
export function reanchor(selector: Selector, text: string): Reanchored {
  const points = codePoints(text);
  const position = points.unitAt(selector.start);
  const found = find(edged(selector, selector), text, position) ?? findNormalized(selector, text, position);
  return found ? { start: points.pointAt(found.start), end: points.pointAt(found.end), by: found.by } : 'lost';
}

type Context = Pick<Selector, 'quote' | 'before' | 'after'>;

interface Found {
  start: number;
  end: number;
  by: 'position' | 'quote' | 'context' | 'similarity';
}

/** A context shorter than its limit was cut at an end of the text. The end is then part of the context. */
const EDGE = '\u0002';
const SHORT = 4;
const ALIKE = 0.6;
const CLEARLY_BETTER = 0.25;
const MOST_PLACES = 200;
/**
 * Steps of comparing a quote with the words between its neighbors, about half a second. A text that needs more repeats them so often
 * that no place is clearly better.
 */
const MOST_STEPS = 100_000_000;

/** The context with the ends of the text where the selector reaches them. */
const edged = (selector: Selector, { quote, before, after }: Context): Context => ({
  quote,
  before: [...selector.before].length < CONTEXT_LENGTH ? EDGE + before : before,
  after: [...selector.after].length < CONTEXT_LENGTH ? after + EDGE : after,
});

function find({ quote, before, after }: Context, text: string, position: number): Found | undefined {
  if (quote === '') return undefined;
  const edged = EDGE + text + EDGE;
  const place = (start: number, length: number, by: Found['by']): Found => ({
    start: start - 1,
    end: start - 1 + length,
    by,
  });
  if (edged.startsWith(before + quote + after, position + 1 - before.length))
    return { start: position, end: position + quote.length, by: 'position' };
  if (wasCutOut(edged, before, after)) return undefined;
  const whole = places(edged, before + quote + after, 2);
  if (whole.length > 0)
    return whole.length === 1 ? place(whole[0]! + before.length, quote.length, 'context') : undefined;
  const exact = places(edged, quote, MOST_PLACES + 1);
  if (exact.length > MOST_PLACES) return undefined;
  if (exact.length > 0) {
    const best = bestPlace(exact, edged, quote.length, before, after, position + 1);
    return best === undefined ? undefined : place(best, quote.length, exact.length === 1 ? 'quote' : 'context');
  }
  const similar = findSimilar(edged, quote, before, after);
  return similar && place(similar.start, similar.length, 'similarity');
}

/** Finds words that are written in other characters, but the same to a reader. */
function findNormalized(selector: Selector, text: string, position: number): Found | undefined {
  const form = normalize(text, 'written');
  const { before, quote, after } = selector;
  const own = normalize(before + quote + after, 'written');
  if (form.text === text && own.text === before + quote + after) return undefined;
  const first = indexFrom(own, before.length);
  const last = indexFrom(own, before.length + quote.length);
  const context = { before: own.text.slice(0, first), quote: own.text.slice(first, last), after: own.text.slice(last) };
  const found = find(edged(selector, context), form.text, indexFrom(form, position));
  return found && { ...originalRange(form, found.start, found.end), by: found.by };
}

/** The first unit of a normalized text that comes from a position or from behind it. */
function indexFrom({ text, starts }: NormalizedText, position: number): number {
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Whether the context remains without the words, ignoring a space. The words were deleted, and the same words elsewhere
 * do not match.
 */
function wasCutOut(text: string, before: string, after: string): boolean {
  if (before.length < SHORT || after.length < SHORT || before.length + after.length < CONTEXT_LENGTH / 2) return false;
  const [left, right] = [before.trimEnd(), after.trimStart()];
  return [before + after, left + after, before + right, `${left} ${right}`, left + right].some((joint) =>
    text.includes(joint),
  );
}

/** Returns the one exact quote whose context is similar on both sides and clearly better than any other. */
function bestPlace(
  exact: readonly number[],
  text: string,
  length: number,
  before: string,
  after: string,
  position: number,
): number | undefined {
  const rated = exact
    .map((start) => {
      const left = contextAlike(before, text.slice(Math.max(0, start - before.length), start));
      const right = contextAlike(after, text.slice(start + length, start + length + after.length));
      const inPlace = start === position && Math.max(left ?? 0, right ?? 0) === 1;
      return {
        start,
        score: inPlace ? 2 : (left ?? right ?? 0) + (right ?? left ?? 0),
        sure: inPlace || ((left ?? right ?? 0) >= ALIKE && (right ?? left ?? 0) >= ALIKE),
      };
    })
    .sort((a, b) => b.score - a.score);
  const [best, second] = rated;
  return best?.sure && (!second || best.score - second.score >= CLEARLY_BETTER) ? best.start : undefined;
}

/** Similarity of a context; undefined if it is too short to compare. */
const contextAlike = (context: string, there: string): number | undefined =>
  context.length < SHORT ? undefined : similarity(context, there, 0.3);

/** Finds similar text between the same neighbors on both sides; undefined if a second place is about as good. */
function findSimilar(
  text: string,
  quote: string,
  before: string,
  after: string,
): { start: number; length: number } | undefined {
  if (quote.length < SHORT) return undefined;
  const starts = places(text, before.slice(-CONTEXT_LENGTH / 2), MOST_PLACES).map(
    (at) => at + Math.min(before.length, CONTEXT_LENGTH / 2),
  );
  const ends = places(text, after.slice(0, CONTEXT_LENGTH / 2), MOST_PLACES);
  const atLeast = quote.length < 12 ? 0.8 : 0.7;
  const rated: { start: number; length: number; score: number }[] = [];
  let steps = 0;
  for (const start of starts) {
    for (const end of ends) {
      if (end <= start || end - start > quote.length * 2) continue;
      steps += stepsOf(quote.length, end - start, atLeast);
      if (steps > MOST_STEPS) return undefined;
      const score = similarity(quote, text.slice(start, end), atLeast);
      if (score >= atLeast) rated.push({ start, length: end - start, score });
    }
  }
  rated.sort((a, b) => b.score - a.score);
  return rated.length === 1 || (rated.length > 1 && rated[0]!.score - rated[1]!.score >= CLEARLY_BETTER)
    ? rated[0]
    : undefined;
}

/** The width of the band in which two texts are compared, times their length. */
const stepsOf = (length: number, other: number, atLeast: number): number =>
  Math.abs(length - other) > (1 - atLeast) * Math.max(length, other)
    ? 1
    : length * (2 * (1 - atLeast) * Math.max(length, other) + 1);

function places(text: string, words: string, most: number): number[] {
  const found: number[] = [];
  for (const at of occurrences(text, words)) {
    if (found.length === most) break;
    found.push(at);
  }
  return found;
}
