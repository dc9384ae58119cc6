export type { NoteFileStore } from './note-file-store.ts';
export { writeNoteFiles } from './note-with-files.ts';
