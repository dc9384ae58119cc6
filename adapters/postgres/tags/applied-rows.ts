/** The columns of `highlight_tag` and `highlight_tag_also`. */
export const APPLIED_COLUMNS = 'team_id, highlight_id, tag_id, applied_by, applied_at, how';
export const APPLIED =
  'highlight_id AS "highlightId", tag_id AS "tagId", applied_by AS "appliedBy", applied_at AS "appliedAt", how';
/** Any number of applied tags as one parameter. */
export const TAGS_PARAMETER =
  'jsonb_to_recordset($1::jsonb) AS g ("highlightId" uuid, "tagId" uuid, "appliedBy" uuid, "appliedAt" timestamptz, how text)';
