import type { Upload, UploadStore } from '@evident/application/uploads/upload-store';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { fileEntity } from './entities.ts';

/** Resumable uploads in PostgreSQL. */
export class PostgresUploadStore implements UploadStore {
  constructor(private readonly session: Session) {}

  async find(fileId: Uuid): Promise<Upload | null> {
    const file = await this.session.manager.findOne(fileEntity, {
      where: { id: fileId },
      lock: { mode: 'pessimistic_write' },
    });
    const [row] = await this.session.query<Omit<Upload, 'file'>>(
      'SELECT note_id AS "noteId", new_note AS "newNote" FROM upload WHERE file_id = $1',
      [fileId],
    );
    return file && row ? { file, ...row } : null;
  }

  async add({ file, noteId, newNote }: Upload): Promise<void> {
    await this.session.query('INSERT INTO upload (file_id, team_id, note_id, new_note) VALUES ($1, $2, $3, $4)', [
      file.id,
      this.session.teamId,
      noteId,
      newNote,
    ]);
  }
}
