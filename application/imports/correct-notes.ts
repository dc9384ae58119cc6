import type { RichNode } from '@evident/domain/content';
import { type ImportRun, type ImportedFile, type ReadyNote, correctedNote } from '@evident/domain/imports';
import { Refusal, type Uuid, refuse, notFound } from '@evident/domain/kernel';
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
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { NoteStore } from '../notes/index.ts';
import type { ProjectAccess } from '../permissions/index.ts';
import type { UndoStore } from '../undo/index.ts';
import type { ImportStore } from './import-store.ts';
import { NOTE_CORRECTED } from './kept-correction.ts';
import type { KnownNotes } from './known-notes.ts';

export type CorrectingStores = DerivingStores & {
  imports: ImportStore;
  knownNotes: KnownNotes;
  notes: NoteStore;
  projectAccess: ProjectAccess;
  undo: UndoStore;
};

/** Maximum number of notes with the same name or title compared with a file. */
export const MOST_KNOWN = 50;

/**
 * Updates notes from an earlier version of a file; their highlights move with their words. A note then gets the
 * fingerprint of the new file: a retry has nothing left to do, and the import recognizes it. Stores the previous
 * content for undo.
 */
export class NoteCorrector {
  constructor(
    private readonly work: UnitOfWork<CorrectingStores>,
    private readonly workers: DocumentWorkers,
    private readonly rooms: LiveRooms,
    private readonly clock: Clock,
  ) {}

  async correct(
    run: ImportRun,
    { id: fileId, name: sourceName }: Pick<ImportedFile, 'id' | 'name'>,
    notes: readonly ReadyNote[],
  ): Promise<void> {
    for (const note of notes) {
      const found = await this.work.perform(run.teamId, ({ knownNotes }) =>
        this.find(knownNotes, run, sourceName, note),
      );
      if (!found) continue;
      await this.rooms.flush(found.id);
      const updates = await this.write(run, fileId, sourceName, note, found.id).catch((error: unknown) => {
        // A locked or archived note stays unchanged; the file becomes a new note.
        if (error instanceof Refusal) return [];
        throw error;
      });
      for (const update of updates) await this.rooms.deliver(run.teamId, found.id, update);
    }
  }

  private async find(knownNotes: KnownNotes, run: ImportRun, sourceName: string, note: ReadyNote) {
    return correctedNote(
      note,
      sourceName,
      await knownNotes.like(run.projectId, sourceName, [note.title], [note.fingerprint], MOST_KNOWN),
    );
  }

  private write(
    run: ImportRun,
    fileId: Uuid,
    sourceName: string,
    ready: ReadyNote,
    noteId: string,
  ): Promise<Uint8Array[]> {
    return this.work.perform(run.teamId, async (stores) => {
      const importer =
        (await stores.imports.importerOf(run)) ??
        refuse('Forbidden', 'The member who started this import has left the workspace');
      await demandDocument(stores, importer, noteId, 'write');
      const document = await openSince(stores.documents, this.workers, noteId);
      const note = (await stores.notes.find(noteId)) ?? notFound('Note');
      const { content, speakers, text } = await this.workers.run('content', document, null);
      const now = this.clock.now();
      const update = await this.workers.run('replace', seen(document), {
        content: JSON.parse(ready.content) as RichNode,
        speakers: Object.fromEntries(ready.speakers.map(({ id, name }) => [id, name])),
      });
      await stores.notes.save({ ...note, fingerprint: ready.fingerprint, sourceName, updatedAt: now });
      const file = (await stores.imports.hold(fileId)) ?? notFound('Import');
      await stores.imports.saveFile({ ...file, updated: file.updated + 1 });
      const updates = update ? await changeDocument(stores, importer, noteId, [update], this.workers, now) : [];
      const corrected = update ? await stores.documents.textOf(noteId) : text;
      await stores.undo.keep(importer, NOTE_CORRECTED, {
        projectId: run.projectId,
        label: `Updated “${note.title}” from ${sourceName}`,
        before: { noteId, content, speakers, fingerprint: note.fingerprint, sourceName: note.sourceName, corrected },
      });
      return updates;
    });
  }
}
