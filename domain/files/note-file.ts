import { TITLE_MAX, type Uuid, evenRanks, rankBetween, refuse } from '../kernel/index.ts';
import { tooLate } from '../undo/index.ts';

/** Files of a note, because they are listed whole (decided). */
export const NOTE_FILES_MAX = 100;

/** A recording, document or image of a note. */
export interface NoteFile {
  noteId: Uuid;
  fileId: Uuid;
  rank: number;
  createdBy: Uuid;
  createdAt: Date;
}

/** A row before and after; null where there is none. */
export interface NoteFileChange {
  readonly before: NoteFile | null;
  readonly after: NoteFile | null;
}

/**
 * Adds a file to a note, or moves it, in front of another file or to the end. Without a change of order, changes
 * nothing.
 * @param files those of the note, in order
 * @throws Refusal `UnprocessableContent` if the other file is not in the note, or the note is full
 */
export function placed(files: readonly NoteFile[], file: NoteFile, beforeFileId: Uuid | null): NoteFileChange[] {
  const now = files.find(({ fileId }) => fileId === file.fileId) ?? null;
  if (beforeFileId === file.fileId) return [];
  const others = files.filter((one) => one !== now);
  if (others.length >= NOTE_FILES_MAX)
    refuse('UnprocessableContent', `The note has ${NOTE_FILES_MAX} files already`, 'Remove one first.');
  const at = beforeFileId === null ? others.length : others.findIndex(({ fileId }) => fileId === beforeFileId);
  if (at < 0) refuse('UnprocessableContent', 'The file to insert before is not in the note');
  if (now && files.indexOf(now) === at) return [];
  const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank);
  if (rank !== undefined) return [{ before: now, after: { ...(now ?? file), rank } }];
  const ordered = [...others.slice(0, at), now ?? file, ...others.slice(at)];
  const ranks = evenRanks(ordered.length);
  return ordered.flatMap((one, index) => {
    const before = one === file && !now ? null : one;
    return before?.rank === ranks[index] ? [] : [{ before, after: { ...one, rank: ranks[index]! } }];
  });
}

/**
 * Reverses changes of a note's files.
 * @param now the files of the note
 * @throws Refusal `InvalidOperation` if one of them was changed again
 */
export function reverted(changes: readonly NoteFileChange[], now: readonly NoteFile[]): NoteFileChange[] {
  return changes.map(({ before, after }) => {
    const row = now.find(({ fileId }) => fileId === (before ?? after)!.fileId) ?? null;
    if ((row === null) !== (after === null) || row?.rank !== after?.rank)
      tooLate('The files of the note were changed since then.');
    return { before: row, after: before };
  });
}

/** Whether a note can take one more file. */
export const hasRoom = (files: readonly NoteFile[]): boolean => files.length < NOTE_FILES_MAX;

/** The title of a note for a file: the name without its extension, at most as long as a title. */
export const titleOfName = (fileName: string): string =>
  [...fileName.replace(/\.[a-z0-9]{1,10}$/i, '').trim()].slice(0, TITLE_MAX).join('') || fileName;
