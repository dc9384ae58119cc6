import type { AppliedTagStore } from '@evident/application/tags/applied-tag-store';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import type { Session } from '../session.ts';

const ROWS = 'jsonb_to_recordset($1::jsonb) AS a ("highlightId" uuid, "tagId" uuid, "appliedBy" uuid, "appliedAt" timestamptz, how text)';

/** What tags are on, in PostgreSQL: whole lists in one statement, because a tag may be on very many highlights. */
export class PostgresAppliedTagStore implements AppliedTagStore {
  constructor(private readonly session: Session) {}

  of(tagIds: readonly Uuid[]): Promise<AppliedTag[]> {
    return this.session.query<AppliedTag>(
      `SELECT highlight_id AS "highlightId", tag_id AS "tagId", applied_by AS "appliedBy", applied_at AS "appliedAt", how
       FROM highlight_tag WHERE tag_id = ANY($1::uuid[]) ORDER BY highlight_id, tag_id`, [tagIds]);
  }
  async put(applied: readonly AppliedTag[]): Promise<void> {
    if (applied.length === 0) return;
    await this.session.query(
      `INSERT INTO highlight_tag (team_id, highlight_id, tag_id, applied_by, applied_at, how)
       SELECT $2, a."highlightId", a."tagId", a."appliedBy", a."appliedAt", a.how FROM ${ROWS} JOIN highlight h ON h.id = a."highlightId" FOR KEY SHARE OF h
       ON CONFLICT (highlight_id, tag_id) DO UPDATE SET applied_by = excluded.applied_by, applied_at = excluded.applied_at, how = excluded.how`,
      [JSON.stringify(applied), this.session.teamId]);
  }
  async takeOff(applied: readonly AppliedTag[]): Promise<void> {
    if (applied.length === 0) return;
    await this.session.query(`DELETE FROM highlight_tag t USING ${ROWS} WHERE t.highlight_id = a."highlightId" AND t.tag_id = a."tagId"`, [JSON.stringify(applied)]);
  }
}
