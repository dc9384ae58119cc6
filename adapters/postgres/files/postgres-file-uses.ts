import type { FileUsesStore } from '@evident/application/files/file-uses';
import type { FileUses } from '@evident/domain/files';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

const USES = `SELECT
  (SELECT count(*)::int FROM note_file l JOIN note n ON n.id = l.note_id WHERE l.file_id = f.id) AS notes,
  (SELECT count(*)::int FROM highlight h WHERE h.file_id = f.id AND h.target <> 'WORDS') AS highlights,
  (SELECT count(*)::int FROM reel r WHERE r.source_id = f.id OR r.items @> jsonb_build_array(jsonb_build_object('fileId', f.id))) AS reels,
  (SELECT count(*)::int FROM (
    SELECT i.id FROM insight i WHERE i.cover_file_id = f.id
    UNION SELECT p.insight_id FROM insight_publication p WHERE p.cover_file_id = f.id OR (f.file_type = 'Image' AND strpos(p.content::text, f.id::text) > 0)
    UNION SELECT d.id FROM document d WHERE f.file_type = 'Image' AND strpos(d.content::text, f.id::text) > 0
  ) shown) AS texts,
  (SELECT count(*)::int FROM redaction r WHERE (r.file_id = f.id AND r.restorable) OR EXISTS (SELECT FROM withheld_file w WHERE w.file_id = f.id AND w.redaction_id = r.id)) AS redactions
  FROM file f WHERE f.id = $1`;

/** Made from a file, or a place of it. Triggers hand the bytes of outputs to the nightly cleanup. */
const FOLLOWERS = ['note_file', 'transcription', 'media', 'file_document'];

/** Objects that depend on files, in PostgreSQL. */
export class PostgresFileUses implements FileUsesStore {
  constructor(private readonly session: Session) {}

  async of(fileId: Uuid): Promise<FileUses> {
    const [uses] = await this.session.query<FileUses>(USES, [fileId]);
    return uses ?? { notes: 0, highlights: 0, reels: 0, texts: 0, redactions: 0 };
  }

  async notesWith(fileId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT n.id FROM note_file l JOIN note n ON n.id = l.note_id WHERE l.file_id = $1 ORDER BY n.id',
      [fileId],
    );
    return rows.map(({ id }) => id);
  }

  async delete(fileId: Uuid, now: Date): Promise<void> {
    await this.session.query('INSERT INTO unowned_bytes (file_id, since) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      fileId,
      now,
    ]);
    const imported = await this.session.query('SELECT FROM import_file WHERE file_id = $1 LIMIT 1', [fileId]);
    if (imported.length === 0) return void (await this.session.query('DELETE FROM file WHERE id = $1', [fileId]));
    for (const table of FOLLOWERS) await this.session.query(`DELETE FROM ${table} WHERE file_id = $1`, [fileId]);
    await this.session.query(
      `UPDATE file SET bytes = 0, sha256 = NULL, status = 'CANCELLED', failure = NULL WHERE id = $1`,
      [fileId],
    );
  }
}
