import { comeBack } from '@evident/domain/anchors';
import { selectorOf } from '@evident/domain/highlights';
import type { HighlightStore } from '../highlights/highlight-store.ts';
import type { DocumentStore } from './document-store.ts';
import type { LiveDocument } from './open-live.ts';

/** Puts the marks of lost highlights back onto their words where these have come back since the last reading. What it adds to the document is nobody's. */
export async function findLost({ documents, highlights }: { documents: DocumentStore; highlights: HighlightStore }, { stored, open }: LiveDocument): Promise<LiveDocument & { update: Uint8Array | null }> {
  const places = open.places();
  const lost = (await highlights.ofNote(stored.id)).filter(({ id, anchor, lostAt }) => anchor === 'mark' && lostAt !== null && !places.has(id));
  const { text } = open.read();
  const found = lost.flatMap((highlight) => {
    const range = comeBack(selectorOf(highlight), stored.text, text);
    return range ? [[highlight.id, range] as const] : [];
  });
  const update = open.markAll(new Map(found));
  if (!update) return { stored, open, update };
  const lastSeq = await documents.append(stored.id, update, null);
  return { stored: { ...stored, updates: [...stored.updates, update], lastSeq }, open, update };
}
