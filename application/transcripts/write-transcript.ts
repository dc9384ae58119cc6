import { checkRichText } from '@evident/domain/content';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type NoteText, type Transcript, turnsOf, withTranscript } from '@evident/domain/transcripts';
import {
  changeDocument,
  demandDocument,
  type DerivingStores,
  type DocumentWorkers,
  openSince,
  seen,
} from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import { NOTE_CORRECTED } from '../imports/index.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { Recording } from './transcription-store.ts';

export type WritingStores = DerivingStores & { notes: NoteStore; projectAccess: ProjectAccess; undo: UndoStore };

export interface WritingPorts {
  readonly workers: DocumentWorkers;
  readonly ids: Ids;
  readonly clock: Clock;
}

export interface WrittenTranscript {
  readonly undoId: Uuid;
  /** To deliver to open editors after the commit. */
  readonly updates: readonly Uint8Array[];
}

/**
 * Writes the transcript of a recording into its note, in one step that can be undone. Highlights stay with their words.
 * @param transcriptOf makes the transcript from the text of the note
 * @throws Refusal `InvalidOperation` if the recording has a transcript and `replaces` is not set
 */
export async function writeTranscript(
  stores: WritingStores,
  { workers, ids, clock }: WritingPorts,
  actor: Actor,
  noteId: Uuid,
  recording: Recording,
  replaces: boolean,
  transcriptOf: (note: NoteText) => Transcript,
): Promise<WrittenTranscript> {
  const { projectId } = await demandDocument(stores, actor, noteId, 'write');
  const document = await openSince(stores.documents, workers, noteId);
  const note = (await stores.notes.find(noteId)) ?? notFound('Note');
  const before = await workers.run('content', document, null);
  const hasTurns = turnsOf(before.content, recording).length > 0;
  if (hasTurns && !replaces)
    refuse('InvalidOperation', 'The recording has a transcript', 'Choose to replace it, or keep it.');
  const after = withTranscript(before, transcriptOf(before), recording, ids.newId().slice(-12));
  const now = clock.now();
  const update = await workers.run('replace', seen(document), {
    content: checkRichText(after.content),
    speakers: after.speakers,
  });
  const updates = update ? await changeDocument(stores, actor, noteId, [update], workers, now) : [];
  const undoId = await stores.undo.keep(actor, NOTE_CORRECTED, {
    projectId,
    label: `${hasTurns ? 'Replaced' : 'Added'} the transcript of “${recording.name}”`,
    before: {
      noteId,
      content: before.content,
      speakers: before.speakers,
      fingerprint: note.fingerprint,
      sourceName: note.sourceName,
      corrected: update ? await stores.documents.textOf(noteId) : before.text,
    },
  });
  return { undoId, updates };
}
