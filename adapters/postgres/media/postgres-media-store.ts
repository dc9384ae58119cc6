import type { MediaStore } from '@evident/application/media/media-store';
import type { Media, MediaJob, MediaOutput, Queued } from '@evident/domain/media';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';
import { mediaEntity } from './entities.ts';

const JOB =
  'team_id AS "teamId", file_id AS "fileId", step, type, position, event, progress, code, message, duration_ms AS "durationMs"';
const OUTPUT =
  'id, team_id AS "teamId", file_id AS "fileId", kind, number, media_type AS "mediaType", bytes::float8 AS bytes, detail';

/** The processing of recordings in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresMediaStore implements MediaStore {
  constructor(private readonly session: Session) {}

  read(fileId: Uuid): Promise<Media | null> {
    return this.session.manager.findOneBy(mediaEntity, { fileId });
  }
  find(fileId: Uuid): Promise<Media | null> {
    return this.session.manager.findOne(mediaEntity, { where: { fileId }, lock: { mode: 'for_no_key_update' } });
  }
  unfinished(): Promise<Queued[]> {
    return this.session.query(
      `SELECT file_id AS "fileId", state, priority, created_at AS "createdAt" FROM media WHERE state IN ('WAITING', 'PROCESSING')`,
    );
  }
  async add(media: Media): Promise<boolean> {
    const rows = await this.session.query(
      `INSERT INTO media (file_id, team_id, state, priority, message, created_by, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING file_id`,
      [media.fileId, media.teamId, media.state, media.priority, media.message, media.createdBy, media.createdAt],
    );
    return rows.length > 0;
  }
  async save(media: Media): Promise<void> {
    await this.session.manager.upsert(mediaEntity, media, ['fileId']);
  }
  async remove(fileId: Uuid): Promise<Uuid[]> {
    const outputs = await this.session.query<{ id: Uuid }>('DELETE FROM media_output WHERE file_id = $1 RETURNING id', [
      fileId,
    ]);
    await this.session.query('DELETE FROM media WHERE file_id = $1', [fileId]);
    return outputs.map(({ id }) => id);
  }
  jobsOf(fileId: Uuid): Promise<MediaJob[]> {
    return this.session.query(`SELECT ${JOB} FROM media_job WHERE file_id = $1 ORDER BY position`, [fileId]);
  }
  async saveJobs(jobs: readonly MediaJob[]): Promise<void> {
    for (const { fileId, step, type, position, event, progress, code, message, durationMs } of jobs)
      await this.session.query(
        `INSERT INTO media_job (team_id, file_id, step, type, position, event, progress, code, message, duration_ms)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (file_id, step) DO UPDATE SET event = $6, progress = $7, code = $8, message = $9, duration_ms = $10`,
        [this.session.teamId, fileId, step, type, position, event, progress, code, message, durationMs],
      );
  }
  outputsOf(fileId: Uuid): Promise<MediaOutput[]> {
    return this.session.query(`SELECT ${OUTPUT} FROM media_output WHERE file_id = $1 ORDER BY kind, number`, [fileId]);
  }
  async output(fileId: Uuid, outputId: Uuid): Promise<MediaOutput | null> {
    const rows = await this.session.query<MediaOutput>(
      `SELECT ${OUTPUT} FROM media_output WHERE file_id = $1 AND id = $2`,
      [fileId, outputId],
    );
    return rows[0] ?? null;
  }
  async addOutput({ id, fileId, kind, number, mediaType, bytes, detail }: MediaOutput): Promise<void> {
    await this.session.query('DELETE FROM media_output WHERE file_id = $1 AND kind = $2 AND number = $3', [
      fileId,
      kind,
      number,
    ]);
    await this.session.query(
      `INSERT INTO media_output (id, team_id, file_id, kind, number, media_type, bytes, detail)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, this.session.teamId, fileId, kind, number, mediaType, bytes, JSON.stringify(detail)],
    );
    await this.session.query('DELETE FROM unowned_bytes WHERE file_id = $1', [id]);
  }
}
