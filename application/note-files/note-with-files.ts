import type { NoteFileChange } from '@evident/domain/files';
import { type Uuid, refuse, notFound } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Actor } from '@evident/domain/permissions';
import type { FileRecords } from '../files/index.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { NoteStore } from '../notes/index.ts';
import { demand, type ProjectAccess } from '../permissions/index.ts';
import { type UndoStore, undoKind } from '../undo/index.ts';
import type { NoteFileStore } from './note-file-store.ts';

/** Stores that changes of a note's files need. */
export interface NoteFileStores {
  files: FileRecords;
  noteFiles: NoteFileStore;
  notes: NoteStore;
  projectAccess: ProjectAccess;
  outbox: Outbox;
  undo: UndoStore;
}

export const NOTE_FILES_CHANGED = undoKind<KeptNoteFiles>('note-files:changed');

export interface KeptNoteFiles {
  readonly noteId: Uuid;
  readonly changes: readonly NoteFileChange[];
}

/**
 * The note, locked, once the actor may change its files.
 * @throws Refusal `NotFound`, `Forbidden`, or `InvalidOperation` for an archived note
 */
export async function noteToAttach(
  { notes, projectAccess }: Pick<NoteFileStores, 'notes' | 'projectAccess'>,
  actor: Actor,
  noteId: Uuid,
): Promise<Note> {
  const note = (await notes.find(noteId)) ?? notFound('Note');
  await demand(projectAccess, actor, note.projectId, 'write', 'Note');
  if (note.archivedAt) refuse('InvalidOperation', 'Unavailable in read-only mode', 'Unarchive the note first.');
  return note;
}

/** Writes changes of a note's files and announces them. */
export async function writeNoteFiles(
  { noteFiles, outbox }: Pick<NoteFileStores, 'noteFiles' | 'outbox'>,
  { teamId, userId: by }: Pick<Actor, 'teamId' | 'userId'>,
  { id: noteId, projectId }: Pick<Note, 'id' | 'projectId'>,
  changes: readonly NoteFileChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await noteFiles.remove(changes.flatMap(({ before, after }) => (before && !after ? before : [])));
  await noteFiles.save(changes.flatMap(({ after }) => after ?? []));
  for (const { before, after } of changes) {
    if (before && after) continue;
    const name = after ? 'file:uploaded' : 'file:removed';
    await outbox.announce({ name, teamId, payload: { fileId: (after ?? before)!.fileId, projectId, noteId, by } });
  }
  await outbox.announce({ name: 'note:changed', teamId, payload: { noteId, projectId, by } });
}

/** Writes changes that can be undone; returns the undo id, or null without any change. */
export async function changeNoteFiles(
  stores: NoteFileStores,
  actor: Actor,
  note: Note,
  label: string,
  changes: readonly NoteFileChange[],
): Promise<Uuid | null> {
  if (changes.length === 0) return null;
  await writeNoteFiles(stores, actor, note, changes);
  const kept: KeptNoteFiles = { noteId: note.id, changes };
  return stores.undo.keep(actor, NOTE_FILES_CHANGED, { projectId: note.projectId, label, before: kept });
}
