import type { HighlightStore } from '@evident/application/highlights/highlight-store';
import type { Highlight, HighlightAbout } from '@evident/domain/highlights';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import { upsertMany } from '../many-rows.ts';
import type { Session } from '../session.ts';
import { APPLIED, APPLIED_COLUMNS, TAGS_PARAMETER } from '../tags/applied-rows.ts';
import { withdrawTags } from '../tags/withdraw-tags.ts';
import { highlightEntity } from './entities.ts';

/** PostgreSQL documentation, appendix A: unique_violation. */
const TAKEN = '23505';
const COMMENTED = 'comment_thread WHERE (note_id = $1 OR insight_id = $1) AND quote IS NOT NULL';
const COMMENTED_STATE = `SELECT id, moved_at FROM ${COMMENTED}`;
/** Words with comments follow the text like highlights anchored outside it. */
const COMMENTED_WORDS = `SELECT id, team_id, coalesce(note_id, insight_id), project_id, 'WORDS', NULL, '[]'::jsonb, quote, before, after, start_at, end_at, NULL, NULL, NULL, NULL, '{}', 'beside',
  translate(encode(relative_start, 'base64'), E'\\n', ''), translate(encode(relative_end, 'base64'), E'\\n', ''), lost_at, created_by, created_at, moved_at FROM ${COMMENTED}`;

/** Highlights in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresHighlightStore implements HighlightStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<Highlight | null> {
    return this.session.manager.findOne(highlightEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async findOpen(projectId: Uuid, ids: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      `SELECT h.id FROM highlight h JOIN note n ON n.id = h.note_id WHERE h.id = ANY($2::uuid[]) AND h.project_id = $1 AND n.archived_at IS NULL ORDER BY h.id FOR NO KEY UPDATE OF h`,
      [projectId, ids],
    );
    return rows.map(({ id }) => id);
  }
  home(id: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null> {
    return this.session.manager.findOne(highlightEntity, { where: { id }, select: { noteId: true, projectId: true } });
  }
  ofNote(noteId: Uuid): Promise<Highlight[]> {
    return this.session.manager.find(highlightEntity, { where: { noteId }, order: { start: 'ASC', id: 'ASC' } });
  }
  async ofWholeNote(noteId: Uuid): Promise<Highlight | null> {
    return this.session.manager.findOne(highlightEntity, {
      where: { noteId, target: 'NOTE' },
      lock: { mode: 'for_no_key_update' },
    });
  }
  async stateOf(documentId: Uuid): Promise<string> {
    const [row] = await this.session.query<{ state: string }>(
      `SELECT coalesce(md5(string_agg(id::text || at::text, ' ' ORDER BY id)), '') AS state FROM (
         SELECT id, updated_at AS at FROM highlight WHERE note_id = $1 AND anchor IN ('mark', 'beside') UNION ALL ${COMMENTED_STATE}) r`,
      [documentId],
    );
    return row!.state;
  }
  async jsonOf(documentId: Uuid): Promise<string> {
    const [row] = await this.session.query<{ rows: string }>(
      `SELECT coalesce(json_agg(r ORDER BY r.start, r.id), '[]')::text AS rows FROM (
         SELECT id, team_id AS "teamId", note_id AS "noteId", project_id AS "projectId", target, file_id AS "fileId", areas, text, before, after, start_at AS start, end_at AS "end", start_ms AS "startMs", end_ms AS "endMs", snippet_start_ms AS "snippetStartMs", snippet_end_ms AS "snippetEndMs", speakers, anchor,
           translate(encode(relative_start, 'base64'), E'\n', '') AS "relativeStart", translate(encode(relative_end, 'base64'), E'\n', '') AS "relativeEnd",
           lost_at AS "lostAt", created_by AS "createdBy", created_at AS "createdAt", updated_at AS "updatedAt" FROM highlight WHERE note_id = $1 AND anchor IN ('mark', 'beside')
         UNION ALL ${COMMENTED_WORDS}) r`,
      [documentId],
    );
    return row!.rows;
  }
  async saveMoved(moved: string): Promise<void> {
    const rows = `jsonb_to_recordset($1::jsonb) AS m (id uuid, text text, before text, after text, start int, "end" int, "startMs" int, "endMs" int, "fileId" uuid, "snippetStartMs" int, "snippetEndMs" int, speakers text[], "lostAt" timestamptz, "updatedAt" timestamptz, "relativeStart" text, "relativeEnd" text)`;
    await this.session.query(
      `UPDATE highlight h SET text = m.text, before = m.before, after = m.after, start_at = m.start, end_at = m."end", start_ms = m."startMs", end_ms = m."endMs",
         file_id = m."fileId", snippet_start_ms = m."snippetStartMs", snippet_end_ms = m."snippetEndMs", speakers = m.speakers, lost_at = m."lostAt", updated_at = m."updatedAt", relative_start = decode(m."relativeStart", 'base64'), relative_end = decode(m."relativeEnd", 'base64')
       FROM ${rows} WHERE h.id = m.id`,
      [moved],
    );
    await this.session.query(
      `UPDATE comment_thread t SET quote = m.text, before = m.before, after = m.after, start_at = m.start, end_at = m."end", lost_at = m."lostAt", moved_at = now(),
         relative_start = decode(m."relativeStart", 'base64'), relative_end = decode(m."relativeEnd", 'base64')
       FROM ${rows} WHERE t.id = m.id`,
      [moved],
    );
  }
  async versionOf(id: Uuid): Promise<number> {
    return (await this.session.query<{ version: number }>('SELECT version FROM highlight WHERE id = $1', [id]))[0]!
      .version;
  }
  async aboutOf(id: Uuid): Promise<Required<HighlightAbout>> {
    const [about] = await this.session.query<Required<HighlightAbout>>(
      'SELECT remark, starred FROM highlight WHERE id = $1',
      [id],
    );
    return about ?? { remark: null, starred: false };
  }
  async setAbout(id: Uuid, { remark, starred }: Required<HighlightAbout>): Promise<void> {
    await this.session.query('UPDATE highlight SET remark = $2, starred = $3 WHERE id = $1', [id, remark, starred]);
  }
  async isEvidence(id: Uuid): Promise<boolean> {
    return (await this.session.query('SELECT FROM insight_evidence WHERE highlight_id = $1 LIMIT 1', [id])).length > 0;
  }
  async isUsed(id: Uuid): Promise<boolean> {
    const rows = await this.session.query(
      `SELECT FROM highlight h WHERE h.id = $1 AND (h.starred OR h.remark IS NOT NULL
         OR EXISTS (SELECT FROM insight_evidence e WHERE e.highlight_id = h.id)
         OR EXISTS (SELECT FROM comment_thread t WHERE t.highlight_id = h.id)
         OR EXISTS (SELECT FROM share_link s WHERE s.object_type = 'highlight' AND s.object_id = h.id))`,
      [id],
    );
    return rows.length > 0;
  }
  async save(...highlights: Highlight[]): Promise<void> {
    await upsertMany(this.session.manager, highlightEntity, highlights);
  }
  async add(highlight: Highlight): Promise<void> {
    try {
      await this.session.manager.insert(highlightEntity, highlight as never);
    } catch (error) {
      if ((error as { code?: unknown }).code !== TAKEN) throw error;
      refuse('InvalidOperation', 'This id is taken', 'Make a new one.');
    }
  }
  async addUnlessThere(highlight: Highlight): Promise<boolean> {
    const added = await this.session.manager
      .createQueryBuilder()
      .insert()
      .into(highlightEntity)
      .values(highlight as never)
      .orIgnore(`(note_id) WHERE target = 'NOTE'`)
      .returning('id')
      .execute();
    return (added.raw as unknown[]).length > 0;
  }
  async remove(...ids: Uuid[]): Promise<void> {
    await this.session.query('DELETE FROM highlight WHERE id = ANY($1::uuid[])', [ids]);
  }
  tagsOn(...ids: Uuid[]): Promise<AppliedTag[]> {
    return this.session.query<AppliedTag>(
      `SELECT ${APPLIED} FROM (SELECT ${APPLIED_COLUMNS} FROM highlight_tag UNION ALL SELECT ${APPLIED_COLUMNS} FROM highlight_tag_also) a WHERE highlight_id = ANY($1::uuid[]) ORDER BY highlight_id, tag_id, applied_at, applied_by`,
      [ids],
    );
  }
  async apply(...tags: AppliedTag[]): Promise<void> {
    if (tags.length === 0) return;
    const given = [JSON.stringify(tags), this.session.teamId];
    const rows = `SELECT $2::uuid, g."highlightId", g."tagId", g."appliedBy", g."appliedAt", g.how FROM ${TAGS_PARAMETER}`;
    await this.session.query(
      `INSERT INTO highlight_tag (${APPLIED_COLUMNS}, project_id)
       SELECT $2::uuid, g."highlightId", g."tagId", g."appliedBy", g."appliedAt", g.how, h.project_id FROM ${TAGS_PARAMETER} JOIN highlight h ON h.id = g."highlightId"
       ORDER BY g."appliedAt" ON CONFLICT DO NOTHING`,
      given,
    );
    await this.session.query(
      `INSERT INTO highlight_tag_also (${APPLIED_COLUMNS}) ${rows} JOIN highlight_tag t ON t.highlight_id = g."highlightId" AND t.tag_id = g."tagId" AND t.applied_by <> g."appliedBy" ON CONFLICT DO NOTHING`,
      given,
    );
  }
  async withdraw(...tags: AppliedTag[]): Promise<void> {
    await withdrawTags(this.session, tags);
  }
}
