import { type NoteFile, reverted } from '@evident/domain/files';
import { refuse } from '@evident/domain/kernel';
import type { Undoer } from '../undo/index.ts';
import {
  type KeptNoteFiles,
  NOTE_FILES_CHANGED,
  type NoteFileStores,
  noteToAttach,
  writeNoteFiles,
} from './note-with-files.ts';

/** Restores the files of a note, unless they were changed since. */
export const undoNoteFiles = <Stores extends NoteFileStores>(): Undoer<Stores> => ({
  kind: NOTE_FILES_CHANGED,
  async undo(stores: Stores, actor, kept) {
    const { noteId, changes } = kept as unknown as KeptNoteFiles;
    const note = await noteToAttach(stores, actor, noteId);
    const back = reverted(changes, await stores.noteFiles.ofNote(noteId));
    for (const { before, after } of back)
      if (!before && after && !(await stores.files.find(after.fileId)))
        refuse('InvalidOperation', 'That can no longer be undone', 'The file was deleted since then.');
    await writeNoteFiles(
      stores,
      actor,
      note,
      back.map(({ before, after }) => ({ before, after: after && dated(after) })),
    );
  },
});

/** Dates come back from JSON as text. */
const dated = (row: NoteFile): NoteFile => ({ ...row, createdAt: new Date(row.createdAt) });
