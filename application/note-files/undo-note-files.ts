import { reverted } from '@evident/domain/files';
import { tooLate } from '@evident/domain/undo';
import { keptAs, type Undoer } from '../undo/index.ts';
import {
  type KeptNoteFiles,
  NOTE_FILES_CHANGED,
  type NoteFileStores,
  noteToAttach,
  writeNoteFiles,
} from './note-with-files.ts';

/** Restores the files of a note, unless they were changed since. */
export const undoNoteFiles = <Stores extends NoteFileStores>(): Undoer<Stores, KeptNoteFiles> => ({
  kind: NOTE_FILES_CHANGED,
  async undo(stores: Stores, actor, { noteId, changes }) {
    const note = await noteToAttach(stores, actor, noteId);
    const back = reverted(changes, await stores.noteFiles.ofNote(noteId));
    for (const { before, after } of back)
      if (!before && after && !(await stores.files.find(after.fileId))) tooLate('The file was deleted since then.');
    await writeNoteFiles(stores, actor, note, back);
    return { opposite: keptAs(NOTE_FILES_CHANGED, { noteId, changes: back }) };
  },
});
