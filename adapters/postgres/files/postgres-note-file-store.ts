import type { NoteFileStore } from '@evident/application/note-files/note-file-store';
import type { NoteFile } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

/** Files of notes in PostgreSQL. Callers have locked the note. */
export class PostgresNoteFileStore implements NoteFileStore {
  constructor(private readonly session: Session) {}

  ofNote(noteId: Uuid): Promise<NoteFile[]> {
    return this.session.query<NoteFile>(
      'SELECT note_id AS "noteId", file_id AS "fileId", rank, created_by AS "createdBy", created_at AS "createdAt" FROM note_file WHERE note_id = $1 ORDER BY rank, file_id',
      [noteId],
    );
  }

  async save(noteFiles: readonly NoteFile[]): Promise<void> {
    for (const { noteId, fileId, rank, createdBy, createdAt } of noteFiles)
      await this.session.query(
        'INSERT INTO note_file (team_id, note_id, file_id, rank, created_by, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (note_id, file_id) DO UPDATE SET rank = EXCLUDED.rank',
        [this.session.teamId, noteId, fileId, rank, createdBy, createdAt],
      );
  }

  async remove(noteFiles: readonly NoteFile[]): Promise<void> {
    for (const { noteId, fileId } of noteFiles)
      await this.session.query('DELETE FROM note_file WHERE note_id = $1 AND file_id = $2', [noteId, fileId]);
  }
}
