import type { AppliedTag } from '@evident/domain/tags';
import type { Session } from '../session.ts';
import { TAGS_PARAMETER } from './applied-rows.ts';

/**
 * `IS NOT DISTINCT FROM` keeps the planner off the index by member and time, which finds all rows of a bulk change for
 * each of them.
 */
const SAME = `t.highlight_id = g."highlightId" AND t.tag_id = g."tagId"
  AND t.applied_by IS NOT DISTINCT FROM g."appliedBy" AND t.applied_at IS NOT DISTINCT FROM g."appliedAt"`;

/** Deletes these applications of tags. A tag that others applied too stays, attributed to the first of them. */
export async function withdrawTags(session: Session, tags: readonly AppliedTag[]): Promise<void> {
  if (tags.length === 0) return;
  const given = [JSON.stringify(tags)];
  await session.query(`DELETE FROM highlight_tag_also t USING ${TAGS_PARAMETER} WHERE ${SAME}`, given);
  await session.query(
    `UPDATE highlight_tag t SET applied_by = next.applied_by, applied_at = next.applied_at, how = next.how
     FROM ${TAGS_PARAMETER}, LATERAL (SELECT * FROM highlight_tag_also o WHERE o.highlight_id = g."highlightId" AND o.tag_id = g."tagId" ORDER BY o.applied_at, o.applied_by LIMIT 1) next WHERE ${SAME}`,
    given,
  );
  await session.query(`DELETE FROM highlight_tag t USING ${TAGS_PARAMETER} WHERE ${SAME}`, given);
  await session.query(
    `DELETE FROM highlight_tag_also o USING highlight_tag t, ${TAGS_PARAMETER} WHERE t.highlight_id = g."highlightId" AND t.tag_id = g."tagId" AND (o.highlight_id, o.tag_id, o.applied_by) = (t.highlight_id, t.tag_id, t.applied_by)`,
    given,
  );
}
