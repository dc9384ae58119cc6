import { plainText } from '@evident/domain/content';
import type { RichNode } from '@evident/domain/content';
import type { Uuid } from '@evident/domain/kernel';
import { type OwnedRange, copiesIn, copiesInDocument, redactedContent, wordsOf } from '@evident/domain/redaction';
import { rewriteDocument } from '../content/index.ts';
import type { SearchRef } from '../search/index.ts';
import type { RedactHow, RedactedTexts } from './redacted-texts.ts';
import type { RedactionStores } from './redacted-note.ts';
import type { Original } from './redaction-store.ts';
import { type OwnedPiece, type Passage, piecesOf } from './removed-passages.ts';

interface RedactedCopies extends RedactedTexts {
  /** Passages that no other note contains: each occurrence outside notes is a copy. */
  readonly rare: readonly Passage[];
}

interface Removed {
  readonly passages: readonly Passage[];
  /** Sentences that were generated from them. */
  readonly retold: readonly Passage[];
  /** Passages that the note no longer contains. */
  readonly gone: readonly Passage[];
  /** Those that were names of speakers: other notes may have a speaker of the same name. */
  readonly names: readonly Passage[];
}

/** Removes copies of passages, and of sentences generated from them, from other documents and published versions of insights. */
export async function redactCopies(
  stores: RedactionStores,
  noteId: Uuid,
  { passages, retold, gone, names }: Removed,
  { teamId, workers, newId, now }: RedactHow,
): Promise<RedactedCopies> {
  const { documents, redactionTraces, searchSource } = stores;
  const words = wordsOf([...passages, ...retold]);
  const others = words.length > 0 ? await redactionTraces.documentsWith(words, noteId) : [];
  const owners = new Map(await Promise.all(others.map(async (id) => [id, await documents.owner(id)] as const)));
  let rare = gone;
  for (const [id, owner] of owners) {
    if (owner?.kind !== 'note') continue;
    const text = await documents.textOf(id);
    rare = rare.filter((passage) => copiesIn(text, [passage], true).length === 0);
  }
  const speakers = names.length > 0 ? await redactionTraces.speakersNamed(wordsOf(names), noteId) : [];
  rare = rare.filter(
    (passage) => !names.includes(passage) || copiesIn(speakers.join('\n'), [passage], true).length === 0,
  );
  const rangesOf = (text: string, isNote: boolean): OwnedRange[] =>
    (isNote ? passages : [...passages, ...retold]).flatMap((passage) =>
      copiesInDocument(text, [passage], !isNote && rare.includes(passage)).map((range) => ({
        ...range,
        redactionId: passage.redactionId,
      })),
    );
  const done = {
    updates: [] as RedactedTexts['updates'][number][],
    originals: [] as Original[],
    refs: [] as SearchRef[],
    insights: [] as RedactedTexts['insights'][number][],
    documents: 0,
  };
  const keep = (kind: 'document' | 'publication', of: Uuid, pieces: readonly OwnedPiece[], removed: Removals): void => {
    const owner = new Map(pieces.map(({ id, redactionId }) => [id, redactionId]));
    for (const [id, runs] of removed) done.originals.push({ id, redactionId: owner.get(id)!, kind, of, runs });
  };
  for (const [id, owner] of owners) {
    if (!owner) continue;
    let pieces: OwnedPiece[] = [];
    const rewritten = await rewriteDocument(
      stores,
      teamId,
      id,
      ({ content, text }) => {
        pieces = piecesOf(content, rangesOf(text, owner.kind === 'note'), newId);
        return pieces.length > 0 ? { remove: pieces, putBack: new Map() } : null;
      },
      { workers, now, by: null },
    );
    if (!rewritten) continue;
    keep('document', id, pieces, rewritten.removed);
    done.documents += 1;
    done.updates.push(...rewritten.updates.map((update) => ({ documentId: id, update })));
    if (owner.kind !== 'aiDoc')
      done.refs.push({ type: TYPES[owner.kind], id }, ...(await searchSource.highlightsOf(id)));
  }
  for (const { id, insightId, projectId, content } of words.length > 0
    ? await redactionTraces.publicationsWith(words)
    : []) {
    const pieces = piecesOf(content, rangesOf(plainText(content), false), newId);
    if (pieces.length === 0) continue;
    const redacted = redactedContent(content, pieces);
    await redactionTraces.savePublication(id, redacted.content, plainText(redacted.content));
    keep('publication', id, pieces, redacted.removed);
    done.insights.push({ id: insightId, projectId });
    done.refs.push({ type: 'INSIGHT', id: insightId });
  }
  return { ...done, rare };
}

type Removals = Iterable<readonly [Uuid, readonly RichNode[]]>;
const TYPES = { note: 'NOTE', insight: 'INSIGHT', readme: 'PROJECT' } as const;
