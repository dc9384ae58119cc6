import { type ImportedNote, type NotesOutcome, statedDate } from '@evident/domain/imports';

/**
 * Adds the date that the head of each note states. It becomes the date of the note only if that is wanted; a date that
 * the file declares does unless it is unwanted.
 */
export function datedNotes(outcome: NotesOutcome, wanted: boolean | undefined): NotesOutcome {
  return { ...outcome, notes: outcome.notes.map((note) => dated(note, wanted)) };
}

function dated(note: ImportedNote, wanted: boolean | undefined): ImportedNote {
  const { occurredOn, stated = occurredOn === null ? statedDate(note.content) : null } = note;
  if (!stated) return note;
  const isTaken = wanted ?? occurredOn !== null;
  return { ...note, stated, occurredOn: isTaken ? stated.day : null };
}
