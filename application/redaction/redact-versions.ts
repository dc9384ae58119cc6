import { plainText } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { copiesInDocument, copyEraser, redactedContent, wordsOf } from '@evident/domain/redaction';
import type { RedactionStores } from './redacted-note.ts';
import { type Passage, piecesOf } from './removed-passages.ts';

interface Removed {
  readonly passages: readonly Passage[];
  /** Sentences that were generated from them. */
  readonly retold: readonly Passage[];
  /** Passages that no note contains: each occurrence outside notes is a copy. */
  readonly rare: readonly Passage[];
}

/**
 * Removes passages from earlier versions of texts, for good: those of the note lose each occurrence, because the removed
 * one may have been elsewhere then; others lose copies.
 */
export async function redactVersions(
  { redactionTraces, versions }: Pick<RedactionStores, 'redactionTraces' | 'versions'>,
  noteId: Uuid,
  { passages, retold, rare }: Removed,
  newId: () => Uuid,
): Promise<void> {
  const eraseName = copyEraser(passages, true);
  for (const { id, documentId, ofNote } of await redactionTraces.versionsWith(
    wordsOf([...passages, ...retold]),
    noteId,
  )) {
    const version = (await versions.find(id))!;
    const own = documentId === noteId;
    const ranges = (ofNote ? passages : [...passages, ...retold]).flatMap((passage) =>
      copiesInDocument(version.text, [passage], own || (!ofNote && rare.includes(passage))).map((range) => ({
        ...range,
        redactionId: passage.redactionId,
      })),
    );
    const speakers = own
      ? Object.fromEntries(Object.entries(version.speakers).map(([key, name]) => [key, eraseName(name).text]))
      : version.speakers;
    if (ranges.length === 0 && speakers === version.speakers) continue;
    const { content } = redactedContent(version.content, piecesOf(version.content, ranges, newId));
    await versions.rewrite(id, { content, text: plainText(content), speakers });
  }
}
