import { comeBack } from '@evident/domain/anchors';
import { type Highlight, selectorOf } from '@evident/domain/highlights';
import type { OpenDocument } from './document-codec.ts';

/** Puts the marks of lost highlights back onto their words where these have come back since the text was `oldText`; null where none has. */
export function findLost(highlights: readonly Highlight[], open: OpenDocument, oldText: string): Uint8Array | null {
  const lost = highlights.filter(({ anchor, lostAt }) => anchor === 'mark' && lostAt !== null);
  if (lost.length === 0) return null;
  const places = open.places();
  const { text } = open.read();
  const found = lost.flatMap((highlight) => {
    const range = places.has(highlight.id) ? null : comeBack(selectorOf(highlight), oldText, text);
    return range ? [[highlight.id, range] as const] : [];
  });
  return open.markAll(new Map(found));
}
