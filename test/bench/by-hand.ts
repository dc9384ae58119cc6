/** Handwritten SQL for comparison; $1 is the project. */
export const FIRST_PAGE = `
  SELECT n.id, n.project_id, n.title, n.occurred_on, left(d.text, 600) AS excerpt, n.created_at, n.updated_at, (SELECT count(*)::int FROM highlight h WHERE h.note_id = n.id) AS highlights,
    (SELECT count(DISTINCT ht.tag_id)::int FROM highlight h JOIN highlight_tag ht ON ht.highlight_id = h.id WHERE h.note_id = n.id) AS tags, (SELECT count(DISTINCT np.person_id)::int FROM note_person np WHERE np.note_id = n.id) AS people,
    (SELECT count(DISTINCT e.insight_id)::int FROM highlight h JOIN insight_evidence e ON e.highlight_id = h.id WHERE h.note_id = n.id) AS insights,
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

/** A condition on highlights in words, as a row of a filter form and as SQL; $1 is the project, $2 its parameters. */
export interface ByHand {
  readonly field: string;
  readonly operator: string;
  /** `tag`, `member`, `day` and `word` stand for a random value of that kind. */
  readonly value: 'tag' | 'tags' | 'day' | 'word' | 'person' | 'none';
  readonly sql: string;
}

/** Conditions of random filters; `?` is the value. */
export const HIGHLIGHT_CONDITIONS: readonly ByHand[] = [
  {
    field: 'Tags',
    operator: 'HasAnyOf',
    value: 'tag',
    sql: 'EXISTS (SELECT 1 FROM highlight_tag x WHERE x.highlight_id = h.id AND x.tag_id = ?::uuid)',
  },
  {
    field: 'Tags',
    operator: 'HasAnyOf',
    value: 'tags',
    sql: 'EXISTS (SELECT 1 FROM highlight_tag x WHERE x.highlight_id = h.id AND x.tag_id = ANY (?::uuid[]))',
  },
  {
    field: 'Tags',
    operator: 'HasNoneOf',
    value: 'tags',
    sql: 'NOT EXISTS (SELECT 1 FROM highlight_tag x WHERE x.highlight_id = h.id AND x.tag_id = ANY (?::uuid[]))',
  },
  {
    field: 'Tags',
    operator: 'IsEmpty',
    value: 'none',
    sql: 'NOT EXISTS (SELECT 1 FROM highlight_tag x WHERE x.highlight_id = h.id)',
  },
  { field: 'Created', operator: 'IsAfter', value: 'day', sql: "h.created_at >= ?::date + interval '1 day'" },
  { field: 'Created', operator: 'IsBefore', value: 'day', sql: 'h.created_at < ?::date' },
  {
    field: 'Insights',
    operator: 'IsEmpty',
    value: 'none',
    sql: 'NOT EXISTS (SELECT 1 FROM insight_evidence x JOIN insight i ON i.id = x.insight_id WHERE x.highlight_id = h.id)',
  },
  {
    field: 'People',
    operator: 'HasAnyOf',
    value: 'person',
    sql: 'EXISTS (SELECT 1 FROM note_person x WHERE x.note_id = h.note_id AND x.person_id = ?::uuid)',
  },
  { field: 'Content', operator: 'Contains', value: 'word', sql: "h.text ILIKE '%' || ?::text || '%'" },
];

/** Newest highlights of a project with their tags and note. */
export const highlightsWhere = (conditions: readonly string[]): string => `
  SELECT h.id, h.note_id, n.title, h.project_id, h.text, h.start_at, h.end_at, h.anchor, h.created_at, h.updated_at, d.speakers, m.name,
    (SELECT json_agg(json_build_object('id', t.id, 'title', t.title, 'color', coalesce(t.color, g.color), 'at', x.applied_at, 'by', a.name) ORDER BY x.applied_at, t.id)
      FROM highlight_tag x JOIN tag t ON t.id = x.tag_id JOIN tag_group g ON g.id = t.tag_group_id LEFT JOIN member a ON a.id = x.applied_by WHERE x.highlight_id = h.id) AS tags
  FROM highlight h JOIN note n ON n.id = h.note_id JOIN document d ON d.id = h.note_id LEFT JOIN member m ON m.id = h.created_by
  WHERE ${['h.project_id = $1', 'n.archived_at IS NULL', ...conditions].join(' AND ')} ORDER BY h.created_at DESC, h.id DESC LIMIT 51`;

/** The newest data points of channel $1. */
export const DATA_POINTS = `
  SELECT d.id, d.channel_id, d.source, d.external_id, d.external_url, d.said_at, d.title, d.text, d.tags, d.creator, d.fields, d.theme_id, d.themed,
    (SELECT count(*)::int FROM data_point f WHERE f.channel_id = d.channel_id AND f.folded_into = d.id) AS copies
  FROM data_point d WHERE d.channel_id = $1 AND d.folded_into IS NULL ORDER BY d.said_at DESC, d.id DESC LIMIT 51`;

/** People of channel $1 by week, at most 400 weeks. */
export const PEOPLE_BY_WEEK = `
  SELECT to_char(date_trunc('week', d.said_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS day, count(DISTINCT coalesce(d.author_key, d.id::text))::int AS people
  FROM data_point d WHERE d.channel_id = $1 AND d.folded_into IS NULL GROUP BY 1 ORDER BY 1 DESC LIMIT 400`;
