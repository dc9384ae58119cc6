import type { MovedType } from '@evident/domain/moving';

/** Images in the texts `d` of documents and publications. */
const IMAGES = `jsonb_path_query(d.content, '$.**?(@.type == "image").attrs.fileId') #>> '{}'`;

/** `own`: the objects and the files of the project that they use. */
const OWN: Record<MovedType, string> = {
  NOTE: `
    SELECT n.id, f.id AS file_id FROM note n JOIN note_file l ON l.note_id = n.id JOIN file f ON f.id = l.file_id AND f.project_id = n.project_id
      WHERE n.id = ANY ($1::uuid[])
    UNION SELECT n.id, f.id FROM note n JOIN (SELECT d.id, ${IMAGES} AS file_id FROM document d WHERE d.id = ANY ($1::uuid[])) i ON i.id = n.id
      JOIN file f ON f.id::text = i.file_id AND f.project_id = n.project_id`,
  INSIGHT: `
    SELECT i.id, f.id AS file_id FROM insight i JOIN file f ON f.id = i.cover_file_id AND f.project_id = i.project_id WHERE i.id = ANY ($1::uuid[])
    UNION SELECT i.id, f.id FROM insight i JOIN insight_publication p ON p.insight_id = i.id JOIN file f ON f.id = p.cover_file_id AND f.project_id = i.project_id
      WHERE i.id = ANY ($1::uuid[])
    UNION SELECT i.id, f.id FROM insight i JOIN (
        SELECT d.id, ${IMAGES} AS file_id FROM document d WHERE d.id = ANY ($1::uuid[])
        UNION SELECT d.insight_id, ${IMAGES} FROM insight_publication d WHERE d.insight_id = ANY ($1::uuid[])
      ) s ON s.id = i.id JOIN file f ON f.id::text = s.file_id AND f.project_id = i.project_id
      WHERE i.id = ANY ($1::uuid[])`,
};

/** Other places of the project that use these files. */
const ELSEWHERE = `
  SELECT o.id FROM own o JOIN note_file l ON l.file_id = o.file_id AND l.note_id <> ALL ($1::uuid[])
  UNION SELECT o.id FROM own o JOIN insight i ON i.cover_file_id = o.file_id AND i.id <> ALL ($1::uuid[])
  UNION SELECT o.id FROM own o JOIN insight_publication p ON p.cover_file_id = o.file_id AND p.insight_id <> ALL ($1::uuid[])
  UNION SELECT o.id FROM own o JOIN file f ON f.id = o.file_id AND f.file_type = 'Image' JOIN document d
    ON d.id <> ALL ($1::uuid[]) AND d.id IN (SELECT id FROM note WHERE project_id = f.project_id UNION ALL SELECT id FROM insight WHERE project_id = f.project_id UNION ALL SELECT f.project_id)
    AND strpos(d.content::text, f.id::text) > 0
  UNION SELECT o.id FROM own o JOIN file f ON f.id = o.file_id AND f.file_type = 'Image' JOIN insight_publication p
    ON p.insight_id <> ALL ($1::uuid[]) AND p.insight_id IN (SELECT id FROM insight WHERE project_id = f.project_id) AND strpos(p.content::text, f.id::text) > 0
  UNION SELECT o.id FROM own o JOIN file f ON f.id = o.file_id JOIN canvas c ON c.project_id = f.project_id AND strpos(c.document::text, f.id::text) > 0`;

const obstacles = (table: 'note' | 'insight', cases: readonly (readonly [string, string])[]): string => `
  WITH own AS MATERIALIZED (${OWN[table === 'note' ? 'NOTE' : 'INSIGHT']}), elsewhere AS MATERIALIZED (${ELSEWHERE})
  SELECT * FROM (
    SELECT x.id, x.title, CASE ${cases.map(([kind, when]) => `WHEN ${when} THEN '${kind}'`).join(' ')} END AS kind
    FROM ${table} x WHERE x.id = ANY ($1::uuid[])) found
  WHERE kind IS NOT NULL ORDER BY title, id`;

const SHARED_FILE = ['SHARED_FILE', 'x.id IN (SELECT id FROM elsewhere)'] as const;
const ARCHIVED = ['ARCHIVED', 'x.archived_at IS NOT NULL'] as const;

/** Objects that cannot leave their project, with the reason. $1: their ids; of notes, $2: the project they would go to. */
export const OBSTACLES: Readonly<Record<MovedType, string>> = {
  NOTE: obstacles('note', [
    ARCHIVED,
    [
      'REDACTED',
      `EXISTS (SELECT FROM redaction r WHERE r.note_id = x.id AND (r.restorable OR r.state IN ('PENDING', 'APPLYING')))
        OR EXISTS (SELECT FROM recording_redaction r WHERE r.note_id = x.id AND (r.original_key IS NOT NULL OR r.state IN ('WAITING', 'PROCESSING')))
        OR EXISTS (SELECT FROM own o JOIN withheld_file w ON w.file_id = o.file_id WHERE o.id = x.id)`,
    ],
    [
      'BUSY',
      `EXISTS (SELECT FROM transcription t WHERE t.note_id = x.id AND t.state IN ('WAITING', 'RUNNING'))
        OR EXISTS (SELECT FROM own o JOIN file f ON f.id = o.file_id LEFT JOIN media m ON m.file_id = f.id LEFT JOIN file_document d ON d.file_id = f.id
          WHERE o.id = x.id AND (f.status = 'UPLOADING' OR m.state IN ('WAITING', 'PROCESSING') OR d.state IN ('WAITING', 'CONVERTING', 'READING')))`,
    ],
    [
      'IN_REEL',
      `EXISTS (SELECT FROM own o JOIN reel r ON r.project_id = x.project_id
          AND (r.source_id IN (o.file_id, x.id) OR r.items @> jsonb_build_array(jsonb_build_object('fileId', o.file_id))) WHERE o.id = x.id)`,
    ],
    SHARED_FILE,
    [
      'SAME_SOURCE',
      'x.fingerprint IS NOT NULL AND EXISTS (SELECT FROM note n WHERE n.project_id = $2 AND n.fingerprint = x.fingerprint)',
    ],
  ]),
  INSIGHT: obstacles('insight', [
    ['LOCKED', 'x.locked'],
    ARCHIVED,
    [
      'IN_REEL',
      `EXISTS (SELECT FROM reel r WHERE r.project_id = x.project_id AND r.source_type = 'INSIGHT' AND r.source_id = x.id)`,
    ],
    SHARED_FILE,
  ]),
};

const LINKS = `(SELECT count(*)::int FROM share_link l WHERE l.off_at IS NULL AND (l.expires_at IS NULL OR l.expires_at > now()) AND l.object_id IN`;
const FIELD_VALUES = `(SELECT count(*)::int FROM field_value v JOIN field f ON f.id = v.field_id WHERE f.project_id IS NOT NULL AND v.object_id = ANY ($1::uuid[])) AS "fieldValues"`;

/** Counts of the rows that go along. $1: the ids. */
export const COUNTS: Readonly<Record<MovedType, string>> = {
  NOTE: `
    WITH own AS MATERIALIZED (${OWN.NOTE}), marked AS MATERIALIZED (SELECT id FROM highlight WHERE note_id = ANY ($1::uuid[]))
    SELECT (SELECT count(*)::int FROM marked) AS highlights,
      (SELECT count(*)::int FROM comment_thread WHERE note_id = ANY ($1::uuid[])) AS comments,
      (SELECT count(DISTINCT file_id)::int FROM own) AS files,
      ${LINKS} (SELECT unnest($1::uuid[]) UNION SELECT id FROM marked)) AS links,
      ${FIELD_VALUES}`,
  INSIGHT: `
    WITH own AS MATERIALIZED (${OWN.INSIGHT})
    SELECT 0 AS highlights, (SELECT count(*)::int FROM comment_thread WHERE insight_id = ANY ($1::uuid[])) AS comments,
      (SELECT count(DISTINCT file_id)::int FROM own) AS files,
      ${LINKS} (SELECT unnest($1::uuid[]))) AS links,
      ${FIELD_VALUES}`,
};

/** Comments are found by members of the new project, and so are notifications about them. */
const about = (owner: 'note_id' | 'insight_id', objects: string): string[] => [
  `UPDATE notification SET project_id = $2 WHERE project_id IS NOT NULL AND (object_id IN (${objects})
    OR comment_id IN (SELECT c.id FROM comment c JOIN comment_thread t ON t.id = c.thread_id WHERE t.${owner} = ANY ($1::uuid[])))`,
  `UPDATE comment_thread SET project_id = $2 WHERE ${owner} = ANY ($1::uuid[])`,
];
const summaries = (type: MovedType): string[] => [
  `UPDATE ai_text SET project_id = $2 WHERE project_id IS NOT NULL AND id IN (
    SELECT unnest(ARRAY[text_id, edited_text_id]) FROM summary WHERE target_type = '${type}' AND target_id = ANY ($1::uuid[]))`,
  `UPDATE summary SET project_id = $2 WHERE target_type = '${type}' AND target_id = ANY ($1::uuid[])`,
];
const ofNote = (table: string): string => `UPDATE ${table} SET project_id = $2 WHERE note_id = ANY ($1::uuid[])`;
const files = (type: MovedType): string =>
  `UPDATE file SET project_id = $2 WHERE id IN (SELECT file_id FROM (${OWN[type]}) own)`;
const MARKED = 'SELECT id FROM highlight WHERE note_id = ANY ($1::uuid[])';

/** Rows that follow their object, before the object itself. $1: the ids, $2: the new project. */
export const MOVES: Readonly<Record<MovedType, readonly string[]>> = {
  NOTE: [
    files('NOTE'),
    ...about('note_id', `SELECT unnest($1::uuid[]) UNION ALL ${MARKED}`),
    ...summaries('NOTE'),
    ...['transcription', 'redaction', 'recording_redaction'].map(ofNote),
    // Renders of shared highlights, and exports that became a file of the note.
    `UPDATE file SET project_id = $2 WHERE id IN (SELECT result_file_id FROM render WHERE note_id = ANY ($1::uuid[]) OR (subject_type = 'HIGHLIGHT' AND subject_id IN (${MARKED})))`,
    `UPDATE render SET project_id = $2 WHERE note_id = ANY ($1::uuid[]) OR (subject_type = 'HIGHLIGHT' AND subject_id IN (${MARKED}))`,
    // They name tags of the former project, and are made again.
    `DELETE FROM suggestion WHERE project_id <> $2 AND (note_id = ANY ($1::uuid[]) OR highlight_id IN (${MARKED}))`,
    'UPDATE highlight SET project_id = $2, rank = NULL WHERE note_id = ANY ($1::uuid[])',
  ],
  INSIGHT: [files('INSIGHT'), ...about('insight_id', 'SELECT unnest($1::uuid[])'), ...summaries('INSIGHT')],
};
