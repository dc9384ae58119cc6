import type { FileRecords } from '@evident/application/files/file-records';
import type { FileRecord } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { fileEntity } from './entities.ts';
import { STORED_BYTES } from './stored-bytes.ts';

/** Metadata of files in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresFileRecords implements FileRecords {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<FileRecord | null> {
    return this.session.manager
      .createQueryBuilder(fileEntity, 'f')
      .where('f.id = :id AND f.trash_id IS NULL', { id })
      .getOne();
  }
  async isWithheld(id: Uuid): Promise<boolean> {
    return (await this.session.query('SELECT FROM withheld_file WHERE file_id = $1 LIMIT 1', [id])).length > 0;
  }
  async release(id: Uuid): Promise<void> {
    await this.session.query('DELETE FROM withheld_file WHERE file_id = $1', [id]);
  }
  async save(file: FileRecord): Promise<void> {
    await this.session.manager.upsert(fileEntity, file, ['id']);
    await this.session.query('DELETE FROM unowned_bytes WHERE file_id = $1', [file.id]);
  }
  async storedBytes(): Promise<number> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('files of ' || $1, 0))`, [
      this.session.teamId,
    ]);
    const [row] = await this.session.query<{ bytes: string }>(`SELECT (${STORED_BYTES}) AS bytes`);
    return Number(row!.bytes);
  }
  async markOrphaned(id: Uuid, now: Date): Promise<void> {
    await this.session.query('INSERT INTO unowned_bytes (file_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      id,
      now,
    ]);
  }
}
