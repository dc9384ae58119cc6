import type { Note } from '@evident/domain/notes';
import { type Redaction, wordsOf } from '@evident/domain/redaction';
import { changeDocument, foldDocument, openSince } from '../content/index.ts';
import type { RedactionStores } from './redacted-note.ts';
import type { RedactHow } from './redacted-texts.ts';
import type { Original } from './redaction-store.ts';
import type { Passage } from './removed-passages.ts';

interface RedactedSpeakers {
  readonly updates: readonly Uint8Array[];
  readonly originals: readonly Original[];
  /** The old names, and the parts of them that were looked for. */
  readonly passages: readonly Passage[];
  /** The names of all speakers of the note, after the change. */
  readonly left: string;
}

/**
 * Gives speakers of a note new names, takes the people off them who were linked to them, and folds the note, so that its
 * history does not hold the old names. Speakers that were deleted meanwhile are left out.
 */
export async function redactSpeakers(
  stores: RedactionStores,
  { id: noteId, teamId }: Pick<Note, 'id' | 'teamId'>,
  redactions: readonly Redaction[],
  { by, workers, newId, now }: RedactHow,
): Promise<RedactedSpeakers> {
  if (redactions.length === 0) return { updates: [], originals: [], passages: [], left: '' };
  const originals: Original[] = [];
  const passages: Passage[] = [];
  const updates: Uint8Array[] = [];
  const open = () => openSince(stores.documents, workers, noteId);
  const { speakers } = await workers.run('content', await open(), null);
  for (const { id: redactionId, speaker } of redactions) {
    const before = speaker ? speakers[speaker.id] : undefined;
    if (!speaker || before === undefined) continue;
    const change = await workers.run('renameSpeaker', await open(), { speakerId: speaker.id, name: speaker.name });
    if (change instanceof Uint8Array)
      updates.push(
        ...(await changeDocument(stores, { teamId, userId: by }, noteId, [change], workers, now, 'removal')),
      );
    const people = await stores.redactionTraces.unlinkSpeaker(noteId, speaker.id);
    originals.push({
      id: newId(),
      redactionId,
      kind: 'speaker',
      of: noteId,
      speaker: { id: speaker.id, before, after: speaker.name, people },
    });
    for (const text of new Set([before, speaker.found ?? before])) passages.push({ redactionId, text, ...ANYWHERE });
  }
  await foldDocument(stores, noteId, workers);
  const after = await workers.run('content', await open(), null);
  return {
    updates,
    originals,
    passages: passages.filter((passage) => wordsOf([passage]).length > 0),
    left: Object.values(after.speakers).join('\n'),
  };
}

/** A name of a speaker has no words around it. */
const ANYWHERE = { before: '', after: '' } as const;
