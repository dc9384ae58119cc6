import { refuse } from '@evident/domain/kernel';
import * as Y from 'yjs';
import { pointFinder, stretchesOf } from './positions.ts';
import { type Survey, survey } from './read-document.ts';

/** Encoded Yjs relative positions of an anchor stored outside the document. */
export interface RelativeRange {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
}

/** Anchors a range of code points to the characters at its ends, without writing to the document. */
export function relativeRange(document: Y.Doc, start: number, end: number, read = survey(document)): RelativeRange {
  const stretches = stretchesOf(read, start, end);
  const first = stretches[0] ?? refuse('BAD_USER_INPUT', 'There is no text to highlight here');
  const last = stretches.at(-1)!;
  return {
    start: Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(first.text, first.from, 0)),
    end: Y.encodeRelativePosition(Y.createRelativePositionFromTypeIndex(last.text, last.from + last.length, -1)),
  };
}

/** Resolves a range; null if its text was deleted or moved. The caller compares the text with the quote. */
export function resolveRange(document: Y.Doc, range: RelativeRange): { start: number; end: number } | null {
  return resolveRanges(document, [range])[0]!;
}

/** Resolves many ranges, reading the document once. */
export function resolveRanges(
  document: Y.Doc,
  ranges: readonly RelativeRange[],
  read?: Survey,
): ({ start: number; end: number } | null)[] {
  if (ranges.length === 0) return [];
  const pointAt = pointFinder(read ?? survey(document));
  const resolve = (encoded: Uint8Array): number | null => {
    const found = Y.createAbsolutePositionFromRelativePosition(Y.decodeRelativePosition(encoded), document);
    return found && pointAt(found.type, found.index);
  };
  return ranges.map((range) => {
    const start = resolve(range.start);
    const end = resolve(range.end);
    return start !== null && end !== null && start < end ? { start, end } : null;
  });
}
