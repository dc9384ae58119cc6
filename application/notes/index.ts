export { addNote } from './add-note.ts';
export type { NoteReader, NoteReading } from './note-reader.ts';
export type { NoteStore } from './note-store.ts';
