import { by, event, id, ids } from '../event-kinds/index.ts';
import { KINDS } from '../kinds/index.ts';

const note = { type: KINDS.note.type, id: 'noteId' } as const;
const notes = { type: KINDS.note.type, ids: 'noteIds' } as const;
const onNote = { noteId: id, projectId: id, by } as const;

export const NOTE_EVENTS = {
  'note:created': event(note, 'a note is created', { noteId: id, projectId: id, by }, { importId: id }),
  'note:changed': event(note, 'a note or its text changes, or it is restored', { noteId: id, projectId: id }, { by }),
  'note:removed': event(note, 'a note is deleted', onNote),
  'notes:changed': event(
    notes,
    'many notes change at once; at most 1,000 of them, as in every list',
    { noteIds: ids, projectId: id },
    { by },
  ),
  'notes:removed': event(notes, 'many notes are deleted at once', { noteIds: ids, projectId: id, by }),
} as const;
