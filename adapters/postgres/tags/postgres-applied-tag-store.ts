import type { AppliedTagStore } from '@evident/application/tags/applied-tag-store';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import type { Session } from '../session.ts';
import { withTrashShown } from '../show-trash.ts';
import { APPLIED, APPLIED_COLUMNS, TAGS_PARAMETER } from './applied-rows.ts';
import { withdrawTags } from './withdraw-tags.ts';

const SAME_PAIR = 't.highlight_id = g."highlightId" AND t.tag_id = g."tagId"';

/** The first application of each tag by anyone. The lock waits for highlights that are being moved to the trash or restored. */
const PUT_FIRST = `
  WITH live AS MATERIALIZED (SELECT g.*, h.trash_id IS NOT NULL AS trashed, h.project_id FROM ${TAGS_PARAMETER} JOIN highlight h ON h.id = g."highlightId" FOR SHARE OF h)
  INSERT INTO highlight_tag (${APPLIED_COLUMNS}, trashed, project_id)
  SELECT DISTINCT ON ("highlightId", "tagId") $2::uuid, "highlightId", "tagId", "appliedBy", "appliedAt", how, trashed, project_id FROM live ORDER BY "highlightId", "tagId", "appliedAt", "appliedBy"
  ON CONFLICT DO NOTHING`;
const PUT_AGAIN = `UPDATE highlight_tag t SET applied_at = g."appliedAt", how = g.how FROM ${TAGS_PARAMETER} WHERE ${SAME_PAIR} AND t.applied_by = g."appliedBy"`;
const PUT_FURTHER = `
  INSERT INTO highlight_tag_also (${APPLIED_COLUMNS})
  SELECT $2::uuid, g."highlightId", g."tagId", g."appliedBy", g."appliedAt", g.how FROM ${TAGS_PARAMETER} JOIN highlight_tag t ON ${SAME_PAIR} AND t.applied_by <> g."appliedBy"
  ON CONFLICT (highlight_id, tag_id, applied_by) DO UPDATE SET applied_at = excluded.applied_at, how = excluded.how`;
/** Of several applications the earliest is shown: swaps it with a later one. */
const SHOW_EARLIEST = `
  WITH earliest AS (
    SELECT DISTINCT ON (o.highlight_id, o.tag_id) o.* FROM ${TAGS_PARAMETER} JOIN highlight_tag t ON ${SAME_PAIR} JOIN highlight_tag_also o USING (highlight_id, tag_id)
    WHERE (o.applied_at, o.applied_by) < (t.applied_at, t.applied_by) ORDER BY o.highlight_id, o.tag_id, o.applied_at, o.applied_by),
  shown AS (SELECT t.* FROM highlight_tag t JOIN earliest USING (highlight_id, tag_id)),
  gone AS (DELETE FROM highlight_tag_also o USING earliest e WHERE (o.highlight_id, o.tag_id, o.applied_by) = (e.highlight_id, e.tag_id, e.applied_by)),
  swapped AS (UPDATE highlight_tag t SET applied_by = e.applied_by, applied_at = e.applied_at, how = e.how FROM earliest e WHERE (t.highlight_id, t.tag_id) = (e.highlight_id, e.tag_id))
  INSERT INTO highlight_tag_also (${APPLIED_COLUMNS}) SELECT $2::uuid, highlight_id, tag_id, applied_by, applied_at, how FROM shown`;

/** Applied tags in PostgreSQL: whole lists in one statement, because a tag may be on very many highlights. Includes highlights in the trash, which keep their tags. */
export class PostgresAppliedTagStore implements AppliedTagStore {
  constructor(private readonly session: Session) {}

  of(tagIds: readonly Uuid[]): Promise<AppliedTag[]> {
    return this.session.query<AppliedTag>(
      `SELECT ${APPLIED} FROM (
         SELECT ${APPLIED_COLUMNS} FROM highlight_tag WHERE tag_id = ANY($1::uuid[])
         UNION ALL SELECT o.team_id, o.highlight_id, o.tag_id, o.applied_by, o.applied_at, o.how FROM highlight_tag t JOIN highlight_tag_also o ON o.highlight_id = t.highlight_id AND o.tag_id = t.tag_id WHERE t.tag_id = ANY($1::uuid[])) a
       ORDER BY highlight_id, tag_id, applied_at, applied_by`,
      [tagIds],
    );
  }
  async put(applied: readonly AppliedTag[]): Promise<void> {
    if (applied.length === 0) return;
    const given = JSON.stringify(applied);
    await withTrashShown(this.session, () => this.session.query(PUT_FIRST, [given, this.session.teamId]));
    await this.session.query(PUT_AGAIN, [given]);
    await this.session.query(PUT_FURTHER, [given, this.session.teamId]);
    await this.session.query(SHOW_EARLIEST, [given, this.session.teamId]);
  }
  async takeOff(applied: readonly AppliedTag[]): Promise<void> {
    await withdrawTags(this.session, applied);
  }
}
