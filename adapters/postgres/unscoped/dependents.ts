import type { DependedType } from '@evident/domain/trash';

/** Projects that go with an object, as an array of ids; `$1` is the object. */
export const PROJECTS_OF: Partial<Record<DependedType, string>> = {
  PROJECT: 'ARRAY[$1::uuid]',
  PROJECT_CATEGORY:
    'ARRAY(SELECT p.id FROM project p JOIN folder f ON f.id = p.folder_id WHERE f.path @> ARRAY[$1::uuid])',
};

const LINKS = `FROM share_link s WHERE s.off_at IS NULL AND (s.expires_at IS NULL OR s.expires_at > now())`;

const ofProjects = (projects: string, more = ''): string => `
  WITH them AS (SELECT ${projects} AS ids)
  SELECT ${more}
    (SELECT count(*)::int FROM note n WHERE n.project_id = ANY (them.ids)) AS notes,
    (SELECT count(*)::int FROM insight i WHERE i.project_id = ANY (them.ids)) AS insights,
    (SELECT count(*)::int FROM highlight h WHERE h.project_id = ANY (them.ids)) AS highlights,
    (SELECT count(*)::int FROM tag t WHERE t.project_id = ANY (them.ids)) AS tags,
    (SELECT count(*)::int ${LINKS} AND CASE s.object_type WHEN 'project' THEN s.object_id = ANY (them.ids)
        WHEN 'note' THEN EXISTS (SELECT FROM note n WHERE n.id = s.object_id AND n.project_id = ANY (them.ids))
        WHEN 'insight' THEN EXISTS (SELECT FROM insight i WHERE i.id = s.object_id AND i.project_id = ANY (them.ids))
        ELSE EXISTS (SELECT FROM highlight h WHERE h.id = s.object_id AND h.project_id = ANY (them.ids)) END) AS "shareLinks"
  FROM them`;

/**
 * Counts of the objects deleted with an object, without those already in the trash; `$1` is the object.
 * Reason: a deletion also includes private projects of a folder. Only numbers leave this file.
 */
export const DEPENDENT_COUNTS: Record<DependedType, string> = {
  NOTE: `SELECT (SELECT count(*)::int FROM highlight h WHERE h.note_id = $1) AS highlights,
    (SELECT count(*)::int ${LINKS} AND (s.object_type = 'note' AND s.object_id = $1
        OR s.object_type = 'highlight' AND s.object_id IN (SELECT h.id FROM highlight h WHERE h.note_id = $1))) AS "shareLinks"`,
  INSIGHT: `SELECT (SELECT count(*)::int ${LINKS} AND s.object_type = 'insight' AND s.object_id = $1) AS "shareLinks"`,
  HIGHLIGHT: `SELECT (SELECT count(*)::int ${LINKS} AND s.object_type = 'highlight' AND s.object_id = $1) AS "shareLinks"`,
  TAG_BOARD: `SELECT (SELECT count(*)::int FROM tag t JOIN tag_group g ON g.id = t.tag_group_id WHERE g.tag_board_id = $1) AS tags`,
  AI_DOC: 'SELECT FROM ai_doc WHERE id = $1 AND false',
  CHANNEL: `SELECT (SELECT coalesce(sum(n.data_points), 0)::int FROM channel_count n WHERE n.channel_id = $1) AS "dataPoints",
    (SELECT count(*)::int FROM theme t WHERE t.channel_id = $1 AND t.merged_into IS NULL AND EXISTS (
      SELECT 1 FROM data_point d
      WHERE d.channel_id = t.channel_id AND d.theme_id = t.id AND d.folded_into IS NULL AND d.themed)) AS themes`,
  // Notes stay without the person.
  PERSON: 'SELECT FROM person WHERE id = $1 AND false',
  PROJECT: ofProjects(PROJECTS_OF.PROJECT!),
  PROJECT_CATEGORY: ofProjects(
    PROJECTS_OF.PROJECT_CATEGORY!,
    `(SELECT count(*)::int FROM folder f WHERE f.path @> ARRAY[$1::uuid] AND f.id <> $1) AS folders, cardinality(them.ids) AS projects,
    (SELECT count(*)::int FROM channel c JOIN folder f ON f.id = c.folder_id WHERE f.path @> ARRAY[$1::uuid]) AS channels,`,
  ),
};
