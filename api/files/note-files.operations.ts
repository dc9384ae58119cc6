import { ListNoteFiles } from '@evident/application/files/queries';
import { AttachFile } from '@evident/application/note-files/attach-file';
import { DetachFile } from '@evident/application/note-files/detach-file';
import { MoveNoteFile } from '@evident/application/note-files/move-note-file';
import { undoable, UndoableDto } from '../kernel/undoable.dto.ts';
import { NewNoteFileDto, NoteFilePlaceDto, NoteFilesDto, PlacedFileDto } from './files.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const NOTE_FILES_OPERATIONS = {
  listNoteFiles: operation({
    route: 'GET /notes/{noteId}/files',
    asks: ListNoteFiles,
    summary: 'List the recordings, documents and images of a note',
    answers: NoteFilesDto,
    refuses: ['NotFound'],
    message: ({ actor, noteId }) => new ListNoteFiles(actor, noteId),
  }),
  attachFile: operation({
    route: 'POST /notes/{noteId}/files',
    asks: AttachFile,
    summary: 'Add a file of the project to a note',
    body: NewNoteFileDto,
    answers: PlacedFileDto,
    status: 200,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, body: file }) => new AttachFile(actor, noteId, file),
    answer: (undoId) => ({ undoId }),
  }),
  moveNoteFile: operation({
    route: 'PUT /notes/{noteId}/files/{fileId}/place',
    asks: MoveNoteFile,
    summary: 'Move a file of a note before another, or to the end',
    body: NoteFilePlaceDto,
    answers: PlacedFileDto,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent'],
    message: ({ actor, noteId, fileId, body: { beforeFileId } }) =>
      new MoveNoteFile(actor, noteId, fileId, beforeFileId),
    answer: (undoId) => ({ undoId }),
  }),
  detachFile: operation({
    route: 'DELETE /notes/{noteId}/files/{fileId}',
    asks: DetachFile,
    summary: 'Remove a file from a note; it stays in the project',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, noteId, fileId }) => new DetachFile(actor, noteId, fileId),
    answer: undoable,
  }),
};
