import type { ClipSubject, ClipSubjects } from '@evident/application/clips/clip-subjects';
import type { Uuid } from '@evident/domain/kernel';
import type { RenderSubjectType } from '@evident/domain/media';
import { type ReelItem, remainingSpans } from '@evident/domain/reels';
import type { Session } from '../session.ts';
import { HIGHLIGHT_SECONDS, REEL_RECORDINGS, SUBJECTS_OF_FILE } from './clip-statements.ts';

const linked = (object: string) => `EXISTS (
  SELECT FROM share_link l WHERE l.object_id = ${object} AND l.off_at IS NULL
    AND (l.expires_at IS NULL OR l.expires_at > now()))`;

/** Insights `i` that visitors can see, each with the highlights of its published version, or else of its draft. */
const SHOWN_INSIGHTS = `
  SELECT i.id, i.project_id, coalesce(s.evidence, ARRAY(
    SELECT e.highlight_id FROM insight_evidence e WHERE e.insight_id = i.id ORDER BY e.position)) AS evidence
  FROM insight i LEFT JOIN insight_publication s ON s.id = i.publication_id
  WHERE i.archived_at IS NULL AND (i.published_at IS NOT NULL OR ${linked('i.id')})`;

interface SecondsRow {
  id: Uuid;
  projectId: Uuid;
  createdBy: Uuid;
  fileId: Uuid;
  startMs: number;
  endMs: number;
  video: boolean;
}

interface ReelRow {
  projectId: Uuid;
  title: string;
  createdBy: Uuid;
  items: readonly ReelItem[];
}

export class PostgresClipSubjects implements ClipSubjects {
  constructor(private readonly session: Session) {}

  async lock(subjectId: Uuid): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('clip of ' || $1, 0))`, [subjectId]);
  }

  async reel(id: Uuid): Promise<ClipSubject | null> {
    const [reel] = await this.session.query<ReelRow>(
      `SELECT project_id AS "projectId", title, created_by AS "createdBy", items FROM reel r
       WHERE id = $1 AND ${linked('r.id')}`,
      [id],
    );
    if (!reel) return null;
    const files = await this.session.query<{ id: Uuid; video: boolean }>(REEL_RECORDINGS, [
      reel.projectId,
      reel.items.map(({ fileId }) => fileId),
    ]);
    const spans = remainingSpans(reel, new Set(files.map((file) => file.id)));
    if (spans.length === 0) return null;
    const { projectId, title, createdBy } = reel;
    const video = files.some((file) => file.video);
    return { type: 'REEL', id, projectId, name: title || 'Reel', spans, video, createdBy };
  }

  async highlights(ids: readonly Uuid[]): Promise<ClipSubject[]> {
    if (ids.length === 0) return [];
    const rows = await this.session.query<SecondsRow>(
      `SELECT x.* FROM (${HIGHLIGHT_SECONDS}) x
       WHERE ${linked('x.id')} OR EXISTS (SELECT FROM (${SHOWN_INSIGHTS}) s WHERE x.id = ANY (s.evidence))`,
      [ids],
    );
    return rows.map(({ id, projectId, createdBy, video, ...span }) => ({
      type: 'HIGHLIGHT',
      id,
      projectId,
      name: 'Highlight',
      spans: [span],
      video,
      createdBy,
    }));
  }

  async evidenceOf(objectId: Uuid): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT DISTINCT unnest(s.evidence) AS id FROM (${SHOWN_INSIGHTS}) s WHERE $1 IN (s.id, s.project_id)`,
      [objectId],
    );
    return rows.map(({ id }) => id);
  }

  withClipOf(fileId: Uuid): Promise<{ type: RenderSubjectType; id: Uuid }[]> {
    return this.session.query(SUBJECTS_OF_FILE, [fileId]);
  }

  async removeOlder(renderId: Uuid, now: Date): Promise<void> {
    await this.remove(
      `DELETE FROM render r USING render new WHERE new.id = $1 AND r.subject_id = new.subject_id
         AND r.type = new.type AND (r.created_at, r.id) < (new.created_at, new.id) RETURNING r.result_file_id AS id`,
      renderId,
      now,
    );
  }

  async removeAll(subjectId: Uuid, now: Date): Promise<void> {
    await this.remove(
      `DELETE FROM render WHERE subject_id = $1 AND type = 'AUDIO_VIDEO_CLIP' RETURNING result_file_id AS id`,
      subjectId,
      now,
    );
  }

  /** The next cleanup of unowned bytes deletes the bytes of the files. */
  private async remove(sql: string, id: Uuid, now: Date): Promise<void> {
    const rows = await this.session.query<{ id: Uuid | null }>(sql, [id]);
    const files = rows.flatMap((row) => row.id ?? []);
    if (files.length === 0) return;
    await this.session.query(
      'INSERT INTO unowned_bytes (file_id, since) SELECT id, $2 FROM unnest($1::uuid[]) AS id ON CONFLICT DO NOTHING',
      [files, now],
    );
    await this.session.query('DELETE FROM file WHERE id = ANY ($1)', [files]);
  }
}
