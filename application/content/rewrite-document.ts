import type { RichNode } from '@evident/domain/content';
import { type Highlight, afterReading, isInText } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import { type Piece, type TextChange, rangeAfter, redactedContent, restoredContent } from '@evident/domain/redaction';
import type { OpenDocument } from './document-codec.ts';

/** Words removed from a document, or put back, by piece. */
export interface Rewritten {
  readonly updates: readonly Uint8Array[];
  /** The original runs of removed pieces. */
  readonly removed: readonly (readonly [Uuid, readonly RichNode[]])[];
  /** Pieces that were put back. */
  readonly restored: readonly Uuid[];
  /** Only those that changed. */
  readonly moved: readonly Highlight[];
}

/** Replaces pieces of a document. Highlights stay exactly where they are, because all replaced places are known. */
export function removePieces(
  open: OpenDocument,
  pieces: readonly Piece[],
  highlights: readonly Highlight[],
  now: Date,
): Rewritten {
  const { content, removed, changes } = redactedContent(open.read().content, pieces);
  return {
    updates: updated(open.rewrite(content)),
    removed: [...removed],
    restored: [],
    moved: afterChanges(open, highlights, changes, now),
  };
}

/** Puts removed pieces back. */
export function putBackPieces(
  open: OpenDocument,
  originals: ReadonlyMap<Uuid, readonly RichNode[]>,
  highlights: readonly Highlight[],
  now: Date,
): Rewritten {
  const ids = new Set(highlights.map(({ id }) => id));
  const { content, restored, changes } = restoredContent(open.read().content, originals, (id) => ids.has(id));
  return {
    updates: updated(open.rewrite(content)),
    removed: [],
    restored: [...restored],
    moved: afterChanges(open, highlights, changes, now),
  };
}

const updated = (update: Uint8Array | null): Uint8Array[] => (update ? [update] : []);

function afterChanges(
  open: OpenDocument,
  highlights: readonly Highlight[],
  changes: readonly TextChange[],
  now: Date,
): Highlight[] {
  const marked = open.places();
  return highlights.flatMap((highlight) => {
    if (highlight.lostAt || !isInText(highlight)) return [];
    if (highlight.anchor === 'mark') {
      const after = afterReading(highlight, marked.get(highlight.id), now);
      return after === highlight ? [] : [after];
    }
    const range = rangeAfter(highlight, changes);
    const { start: relativeStart, end: relativeEnd } = open.relative(range);
    return [{ ...afterReading(highlight, open.placeOf(range), now), relativeStart, relativeEnd }];
  });
}
