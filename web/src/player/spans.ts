import type { PlaySpan } from './recording-media.ts';

/** A place in a list of spans: which one, and the time in its recording. */
export interface SpanPlace {
  readonly index: number;
  readonly ms: number;
}

export const lengthOf = ({ startMs, endMs }: Pick<PlaySpan, 'startMs' | 'endMs'>): number =>
  Math.max(0, endMs - startMs);

/** Duration of the spans played one after another, in milliseconds. */
export const totalOf = (spans: readonly PlaySpan[]): number => spans.reduce((sum, span) => sum + lengthOf(span), 0);

/** Start of each span in the common time. */
export function startsOf(spans: readonly PlaySpan[]): number[] {
  let at = 0;
  return spans.map((span) => {
    const start = at;
    at += lengthOf(span);
    return start;
  });
}

/** Returns the place at a common time; the end of the last span for times after it, null without spans. */
export function placeAt(spans: readonly PlaySpan[], ms: number): SpanPlace | null {
  let rest = Math.max(0, ms);
  for (const [index, span] of spans.entries()) {
    if (rest < lengthOf(span)) return { index, ms: span.startMs + rest };
    rest -= lengthOf(span);
  }
  return spans.length === 0 ? null : { index: spans.length - 1, ms: spans.at(-1)!.endMs };
}

/** Returns the common time of a place. Times outside its span count as its start or end. */
export function commonTime(spans: readonly PlaySpan[], { index, ms }: SpanPlace): number {
  const span = spans[index];
  if (!span) return 0;
  return totalOf(spans.slice(0, index)) + Math.min(Math.max(0, ms - span.startMs), lengthOf(span));
}

/** Leaves out empty spans, and joins those that continue the one before. */
export function joined(spans: readonly PlaySpan[]): PlaySpan[] {
  const made: PlaySpan[] = [];
  for (const span of spans) {
    if (lengthOf(span) === 0) continue;
    const last = made.at(-1);
    const goesOn = last && last.fileId === span.fileId && last.endMs === span.startMs && last.title === span.title;
    if (goesOn) made[made.length - 1] = { ...last, endMs: span.endMs };
    else made.push(span);
  }
  return made;
}
