import type { NoteStore } from '@evident/application/notes/note-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Note } from '@evident/domain/notes';
import type { Session } from '../session.ts';
import { noteEntity } from './entities.ts';

/** Notes in PostgreSQL. A read locks the row until the unit of work ends. */
export class PostgresNoteStore implements NoteStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Note | null> {
    return this.session.manager.findOne(noteEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async save(note: Note): Promise<void> {
    await this.session.manager.upsert(noteEntity, note, ['id']);
  }
  async addAuthor(noteId: Uuid, memberId: Uuid, at: Date): Promise<void> {
    await this.session.query(
      `INSERT INTO contribution (team_id, object_type, object_id, member_id, author, at) VALUES ($1, 'note', $2, $3, true, $4)
       ON CONFLICT (object_id, member_id) DO UPDATE SET author = true`,
      [this.session.teamId, noteId, memberId, at],
    );
  }
}
