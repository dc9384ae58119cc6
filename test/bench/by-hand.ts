/** Handwritten SQL for comparison; $1 is the project. */
export const FIRST_PAGE = `
  SELECT n.id, n.project_id, n.title, n.occurred_on, left(d.text, 600) AS excerpt, n.created_at, n.updated_at, (SELECT count(*)::int FROM highlight h WHERE h.note_id = n.id) AS highlights,
    (SELECT json_agg(json_build_object('id', m.id, 'name', m.name)) FROM contribution c JOIN member m ON m.id = c.member_id WHERE c.object_id = n.id AND c.author) AS authors
  FROM note n JOIN document d ON d.id = n.id WHERE n.project_id = $1 AND n.archived_at IS NULL ORDER BY n.created_at DESC, n.id DESC LIMIT 51`;

export const TAG_COUNTS =
  'SELECT t.id, t.title, (SELECT count(*)::int FROM highlight_tag ht WHERE ht.tag_id = t.id) AS highlights FROM tag t WHERE t.project_id = $1 ORDER BY t.rank';

/** Returns note $1 if the grants of subjects $2 reach level $3. */
export const NOTE = `
  SELECT n.title, d.content, d.speakers, d.text, d.version, d.last_seq > d.derived_seq AS behind FROM note n JOIN document d ON d.id = n.id
  WHERE n.id = $1 AND n.project_id IN (SELECT r.project_id FROM (
    SELECT g.project_id, g.level, g.special FROM access_grant g WHERE g.subject_key = ANY($2::text[]) AND g.project_id IS NOT NULL
    UNION ALL
    SELECT p.id, g.level, g.special FROM access_grant g JOIN folder f ON f.path @> ARRAY[g.folder_id] JOIN project p ON p.folder_id = f.id
    WHERE g.subject_key = ANY($2::text[]) AND g.folder_id IS NOT NULL) r WHERE r.level >= $3::smallint)`;
