import type { Upload, UploadStore } from '@evident/application/uploads/upload-store';
import { UPLOAD_RESERVED_MS } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { fileEntity } from './entities.ts';

const RESERVED_UNTIL = `now() + interval '${UPLOAD_RESERVED_MS} milliseconds'`;

/** Resumable uploads in PostgreSQL. */
export class PostgresUploadStore implements UploadStore {
  constructor(private readonly session: Session) {}

  async find(fileId: Uuid): Promise<Upload | null> {
    const file = await this.session.manager.findOne(fileEntity, {
      where: { id: fileId },
      lock: { mode: 'pessimistic_write' },
    });
    const [row] = await this.session.query<Omit<Upload, 'file'>>(
      `SELECT note_id AS "noteId", new_note AS "newNote", received_bytes::float8 AS "receivedBytes",
         reserved_until > now() AS reserved FROM upload WHERE file_id = $1`,
      [fileId],
    );
    return file && row ? { file, ...row } : null;
  }

  async add({ file, noteId, newNote }: Pick<Upload, 'file' | 'noteId' | 'newNote'>): Promise<void> {
    await this.session.query(
      `INSERT INTO upload (file_id, team_id, note_id, new_note, reserved_until) VALUES ($1, $2, $3, $4, ${RESERVED_UNTIL})`,
      [file.id, this.session.teamId, noteId, newNote],
    );
  }

  async received(fileId: Uuid, bytes: number): Promise<void> {
    await this.session.query(
      `UPDATE upload SET received_bytes = $2, reserved_until = ${RESERVED_UNTIL} WHERE file_id = $1 AND received_bytes < $2`,
      [fileId, bytes],
    );
  }

  async reserve(fileId: Uuid): Promise<void> {
    await this.session.query(`UPDATE upload SET reserved_until = ${RESERVED_UNTIL} WHERE file_id = $1`, [fileId]);
  }
}
