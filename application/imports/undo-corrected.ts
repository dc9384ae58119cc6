import type { Uuid } from '@evident/domain/kernel';
import { notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { tooLate } from '@evident/domain/undo';
import {
  changeDocument,
  demandDocument,
  type DerivingStores,
  type DocumentWorkers,
  type LiveRooms,
  openSince,
  seen,
} from '../content/index.ts';
import type { Clock } from '../kernel/clock.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import { keptAs, type Undoer } from '../undo/index.ts';
import { type KeptCorrection, NOTE_CORRECTED } from './kept-correction.ts';
import type { KnownNotes } from './known-notes.ts';

type Needs = DerivingStores & { knownNotes: KnownNotes; notes: NoteStore; projectAccess: ProjectAccess };
/** Restores the content before an import updated the note, or puts the new content back, unless it was edited since. */
export const undoCorrected = <Stores extends Needs>(
  workers: DocumentWorkers,
  rooms: LiveRooms,
  clock: Clock,
): Undoer<Stores, KeptCorrection> => ({
  kind: NOTE_CORRECTED,
  async undo(stores: Stores, actor: Actor, { noteId, content, speakers, fingerprint, sourceName, corrected }) {
    await demandDocument(stores, actor, noteId, 'write');
    const document = await openSince(stores.documents, workers, noteId);
    const now = await workers.run('content', document, null);
    if (now.text !== corrected) tooLate('The note was edited since then.');
    const note = (await stores.notes.find(noteId)) ?? notFound('Note');
    const at = clock.now();
    const update = await workers.run('replace', seen(document), { content, speakers });
    await stores.notes.save({
      ...note,
      fingerprint: await freeFingerprint(stores, note.projectId, fingerprint),
      sourceName,
      updatedAt: at,
    });
    const updates = update ? await changeDocument(stores, actor, noteId, [update], workers, at) : [];
    return {
      opposite: keptAs(NOTE_CORRECTED, {
        noteId,
        content: now.content,
        speakers: now.speakers,
        fingerprint: note.fingerprint,
        sourceName: note.sourceName,
        corrected: update ? await stores.documents.textOf(noteId) : now.text,
      }),
      async afterwards() {
        for (const each of updates) await rooms.deliver(actor.teamId, noteId, each);
      },
    };
  },
});

/** Another note may have been created from the earlier file; that note keeps the fingerprint. */
async function freeFingerprint(
  { knownNotes }: Needs,
  projectId: Uuid,
  fingerprint: string | null,
): Promise<string | null> {
  if (fingerprint === null) return null;
  const known = await knownNotes.like(projectId, '', [], [fingerprint], 1);
  return known.some((note) => note.fingerprint === fingerprint) ? null : fingerprint;
}
