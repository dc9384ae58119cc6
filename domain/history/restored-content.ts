import {
  type HighlightPlace,
  type RichNode,
  type TextRange,
  highlightPlaces,
  layOut,
  withHighlights,
} from '../content/index.ts';
import type { Uuid } from '../kernel/index.ts';

/** A highlight as it was in a version, without its words. */
export interface VersionHighlight extends TextRange {
  readonly id: Uuid;
  /** Anchored outside the text, so that the content has no mark of it. */
  readonly beside: boolean;
  readonly createdBy: Uuid;
  readonly createdAt: string;
  readonly tagIds: readonly Uuid[];
}

export interface RestoredContent {
  /** With the highlights that still exist, and those that come back. */
  readonly content: RichNode;
  /** Deleted highlights that come back, with their places. */
  readonly back: readonly { readonly highlight: VersionHighlight; readonly place: HighlightPlace }[];
}

/**
 * The content of a version for a text that has other highlights by now. Highlights that were deleted since come back as
 * marks; marks of unknown ones are removed, as is evidence that `isSeen` leaves out.
 */
export function restoredContent(
  version: { readonly content: RichNode; readonly highlights: readonly VersionHighlight[] },
  existing: ReadonlySet<Uuid>,
  isSeen: (highlightId: string) => boolean,
): RestoredContent {
  const gone = version.highlights.filter(({ id }) => !existing.has(id));
  const known = new Set([...existing, ...gone.map(({ id }) => id)]);
  const kept = keptIn(version.content, (id) => known.has(id), isSeen);
  const content = withHighlights(
    kept,
    new Map(gone.filter(({ beside }) => beside).map(({ id, start, end }) => [id, { start, end }])),
  );
  const places = highlightPlaces(content, layOut(content));
  return {
    content,
    back: gone.flatMap((highlight) => {
      const place = places.get(highlight.id);
      return place ? [{ highlight, place }] : [];
    }),
  };
}

const EMPTY: RichNode = { type: 'doc', content: [{ type: 'paragraph' }] };

function keptIn(content: RichNode, isKnown: (id: string) => boolean, isSeen: (id: string) => boolean): RichNode {
  const visit = (node: RichNode): RichNode[] => {
    if (node.type === 'evidence' && !isSeen(String(node.attrs?.['highlightId']))) return [];
    const { marks, ...rest } = node;
    const kept = marks?.filter(({ type, attrs }) => type !== 'highlight' || isKnown(String(attrs?.['id']))) ?? [];
    const inner = node.content?.flatMap(visit);
    // Blocks that held nothing but evidence.
    if (inner?.length === 0 && node.content!.length > 0) return [];
    return [{ ...rest, ...(inner && { content: inner }), ...(kept.length > 0 && { marks: kept }) }];
  };
  const [all] = visit(content);
  return all ?? EMPTY;
}
