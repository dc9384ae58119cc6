import type { Along, LostOfNote, TextAnchor, TextMoveStore } from '@evident/application/moving/text-move-store';
import type { Uuid } from '@evident/domain/kernel';
import type { MarkedRange } from '@evident/domain/moving';
import type { Session } from '../session.ts';

const SELECTOR = (quote: 'text' | 'quote'): string =>
  `${quote} AS quote, before, after, start_at AS start, end_at AS "end"`;

/** Highlights and comments of moved words in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresTextMoveStore implements TextMoveStore {
  constructor(private readonly session: Session) {}

  lock(noteIds: readonly Uuid[]): Promise<{ id: Uuid; projectId: Uuid; archived: boolean }[]> {
    return this.session.query(
      `SELECT id, project_id AS "projectId", archived_at IS NOT NULL AS archived FROM note WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
      [noteIds],
    );
  }
  highlightsOf(noteId: Uuid): Promise<(MarkedRange & { anchor: 'mark' | 'beside' })[]> {
    return this.session.query(
      `SELECT id, start_at AS start, end_at AS "end", anchor FROM highlight WHERE note_id = $1 AND anchor IN ('mark', 'beside') AND lost_at IS NULL ORDER BY start_at, id`,
      [noteId],
    );
  }
  threadsOf(noteId: Uuid): Promise<MarkedRange[]> {
    return this.session.query(
      `SELECT id, start_at AS start, end_at AS "end" FROM comment_thread WHERE note_id = $1 AND quote IS NOT NULL AND lost_at IS NULL ORDER BY start_at, id`,
      [noteId],
    );
  }
  lostSince(noteId: Uuid, since: Date): Promise<LostOfNote[]> {
    return this.session.query(
      `SELECT id, anchor, ${SELECTOR('text')} FROM highlight WHERE note_id = $1 AND anchor IN ('mark', 'beside') AND lost_at >= $2
       UNION ALL SELECT id, NULL, ${SELECTOR('quote')} FROM comment_thread WHERE note_id = $1 AND quote IS NOT NULL AND lost_at >= $2`,
      [noteId, since],
    );
  }
  async lose({ highlightIds, threadIds }: Along, at: Date): Promise<LostOfNote[]> {
    const highlights = await this.session.query<LostOfNote>(
      `UPDATE highlight SET lost_at = $2, updated_at = $2 WHERE id = ANY ($1::uuid[]) RETURNING id, anchor, ${SELECTOR('text')}`,
      [highlightIds, at],
    );
    const threads = await this.session.query<LostOfNote>(
      `UPDATE comment_thread SET lost_at = $2 WHERE id = ANY ($1::uuid[]) RETURNING id, NULL AS anchor, ${SELECTOR('quote')}`,
      [threadIds, at],
    );
    return [...highlights, ...threads];
  }
  async countOf(noteId: Uuid): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      `SELECT (SELECT count(*)::int FROM highlight WHERE note_id = $1 AND target <> 'NOTE') + (SELECT count(*)::int FROM comment_thread WHERE note_id = $1 AND highlight_id IS NULL) AS count`,
      [noteId],
    );
    return row!.count;
  }
  async recordingOf(noteId: Uuid): Promise<Uuid | null> {
    const [row] = await this.session.query<{ id: Uuid }>(
      `SELECT f.id FROM note_file l JOIN file f ON f.id = l.file_id WHERE l.note_id = $1 AND f.file_type IN ('Audio', 'Video') ORDER BY l.rank, f.id LIMIT 1`,
      [noteId],
    );
    return row?.id ?? null;
  }
  async rehome({ highlightIds, threadIds }: Along, from: Uuid, to: Uuid, at: Date): Promise<void> {
    await this.session.query(
      'UPDATE highlight SET note_id = $3, updated_at = $4 WHERE id = ANY ($1::uuid[]) AND note_id = $2',
      [highlightIds, from, to, at],
    );
    await this.session.query(
      'UPDATE comment_thread SET note_id = $3 WHERE highlight_id = ANY ($1::uuid[]) AND note_id = $2',
      [highlightIds, from, to],
    );
    await this.session.query(
      'UPDATE suggestion SET note_id = $3 WHERE highlight_id = ANY ($1::uuid[]) AND note_id = $2',
      [highlightIds, from, to],
    );
    await this.session.query(
      `UPDATE comment_thread SET note_id = $3, object_id = $3 WHERE id = ANY ($1::uuid[]) AND note_id = $2 AND object_type = 'NOTE'`,
      [threadIds, from, to],
    );
  }
  async share(
    from: Uuid,
    to: Uuid,
    { fileIds, speakers }: { fileIds: readonly Uuid[]; speakers: readonly string[] },
  ): Promise<void> {
    await this.session.query(
      `INSERT INTO note_file (team_id, note_id, file_id, rank, created_by, created_at)
       SELECT l.team_id, $2, l.file_id, (SELECT coalesce(max(o.rank), 0) FROM note_file o WHERE o.note_id = $2) + row_number() OVER (ORDER BY l.rank), l.created_by, l.created_at
       FROM note_file l WHERE l.note_id = $1 AND l.file_id = ANY ($3::uuid[]) ON CONFLICT DO NOTHING`,
      [from, to, fileIds],
    );
    await this.session.query(
      `INSERT INTO note_person (team_id, note_id, person_id, speaker, added_by, added_at)
       SELECT team_id, $2, person_id, speaker, added_by, added_at FROM note_person WHERE note_id = $1 AND speaker = ANY ($3::text[]) ON CONFLICT DO NOTHING`,
      [from, to, speakers],
    );
  }
  async anchor(anchors: readonly TextAnchor[], at: Date): Promise<void> {
    for (const { id, place, relative } of anchors) {
      const { text, before, after, start, end } = place;
      const given = [id, text, before, after, start, end, Buffer.from(relative.start), Buffer.from(relative.end), at];
      await this.session.query(
        `UPDATE highlight SET text = $2, before = $3, after = $4, start_at = $5, end_at = $6, relative_start = $7, relative_end = $8, lost_at = NULL, updated_at = $9 WHERE id = $1`,
        given,
      );
      await this.session.query(
        `UPDATE comment_thread SET quote = $2, before = $3, after = $4, start_at = $5, end_at = $6, relative_start = $7, relative_end = $8, lost_at = NULL, moved_at = $9 WHERE id = $1`,
        given,
      );
    }
  }
}
