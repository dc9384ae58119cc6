import type { Note } from '@evident/domain/notes';
import { type Redaction, copiesIn } from '@evident/domain/redaction';
import type { CitingSentence } from '../ai/index.ts';
import { foldDocument, rewriteDocument } from '../content/index.ts';
import { redactCopies } from './redact-copies.ts';
import type { RedactHow, RedactedTexts } from './redacted-texts.ts';
import { redactVersions } from './redact-versions.ts';
import { redactRows } from './redact-rows.ts';
import type { RedactionStores } from './redacted-note.ts';
import { redactSpeakers } from './redact-speakers.ts';
import { type OwnedPiece, type Passage, passagesOf, piecesOf, rangesIn } from './removed-passages.ts';

/**
 * Removes the words of redactions and the names of speakers from their note, and every copy of them from everything that is derived from it or
 * quotes it: highlights, insights and their published versions, readmes, titles, columns, values, undo entries and kept
 * responses. Reaches projects that the actor cannot see, and the trash.
 */
export async function redactTexts(
  stores: RedactionStores,
  note: Note,
  redactions: readonly Redaction[],
  how: RedactHow,
): Promise<RedactedTexts> {
  const { teamId, by, workers, newId, now } = how;
  const named = await redactSpeakers(stores, note, redactions.filter(isOfSpeaker), how);
  const firstRecording = await stores.redactions.firstRecording(note.id);
  let pieces: OwnedPiece[] = [];
  let removed: Passage[] = [];
  const rewritten = await rewriteDocument(
    stores,
    teamId,
    note.id,
    ({ content }) => {
      pieces = piecesOf(content, rangesIn(content, redactions, firstRecording), newId);
      removed = passagesOf(content, pieces);
      return pieces.length > 0 ? { remove: pieces, putBack: new Map() } : null;
    },
    { workers, now, by },
  );
  const passages = [...named.passages, ...removed];
  if (passages.length === 0) return { updates: [], originals: [], refs: [], insights: [], documents: 0 };
  const left = await stores.documents.textOf(note.id);
  const gone = [
    ...named.passages.filter((passage) => copiesIn(`${left}\n${named.left}`, [passage], true).length === 0),
    ...removed.filter((passage) => copiesIn(left, [passage], true).length === 0),
  ];
  const retold = retoldFrom(passages, await stores.redactionTraces.sentencesFrom(note.id));
  const copies = await redactCopies(stores, note.id, { passages, retold, gone, names: named.passages }, how);
  await redactVersions(stores, note.id, { passages, retold, rare: copies.rare }, newId);
  const rows = await redactRows(stores, note.id, { passages, retold, gone, rare: copies.rare }, newId);
  for (const id of await stores.redactionTraces.historiesWith(
    [...passages, ...retold].map(({ text }) => text),
    note.projectId,
  ))
    if (await stores.documents.owner(id)) await foldDocument(stores, id, workers);
  const owner = new Map(pieces.map(({ id, redactionId }) => [id, redactionId]));
  return {
    updates: [
      ...[...named.updates, ...(rewritten?.updates ?? [])].map((update) => ({ documentId: note.id, update })),
      ...copies.updates,
    ],
    originals: [
      ...named.originals,
      ...(rewritten?.removed ?? []).map(([id, runs]) => ({
        id,
        redactionId: owner.get(id)!,
        kind: 'document' as const,
        of: note.id,
        runs,
      })),
      ...copies.originals,
      ...rows.originals,
    ],
    refs: [
      { type: 'NOTE', id: note.id },
      ...(await stores.searchSource.highlightsOf(note.id)),
      ...copies.refs,
      ...rows.refs,
    ],
    insights: copies.insights,
    documents: 1 + copies.documents,
  };
}

/** Sentences that cite removed words, and may say them in other words. */
const retoldFrom = (passages: readonly Passage[], sentences: readonly CitingSentence[]): Passage[] =>
  sentences.flatMap(({ text, quotes }) => {
    const from = passages.find((passage) => quotes.some((quote) => copiesIn(quote, [passage], true).length > 0));
    return from ? [{ redactionId: from.redactionId, text, before: '', after: '' }] : [];
  });

const isOfSpeaker = ({ speaker }: Redaction): boolean => speaker !== null;
