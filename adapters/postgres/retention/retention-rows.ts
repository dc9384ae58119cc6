import type { DueIn, RetentionHold, RetentionRun } from '@evident/application/retention/retention-store';
import type { SavedRule } from '@evident/domain/retention';

export const RULE = `project_id AS "projectId", rule, before, starts_at AS "startsAt", enforced, saved_by AS "savedBy", saved_at AS "savedAt"`;
export type RuleRow = SavedRule & { readonly projectId: string | null };

export const HOLD = `id, project_id AS "projectId", note_id AS "noteId", reason, held_by AS "heldBy", held_at AS "heldAt"`;
export const holdValues = ({ id, projectId, noteId, reason, heldBy, heldAt }: RetentionHold): unknown[] => [
  id,
  projectId,
  noteId,
  reason,
  heldBy,
  heldAt,
];

export const RUN = `id, project_id AS "projectId", asked_by AS "askedBy", state, problem, rules, held, started_at AS "startedAt", finished_at AS "finishedAt"`;
export const runValues = (run: RetentionRun): unknown[] => [
  run.id,
  run.projectId,
  run.askedBy,
  run.state,
  run.problem,
  JSON.stringify(run.rules),
  run.held,
  run.startedAt,
  run.finishedAt,
];

const HELD = `EXISTS (SELECT FROM retention_hold o WHERE o.project_id = n.project_id AND (o.note_id IS NULL OR o.note_id = n.id))`;
const HAPPENED = `coalesce(n.occurred_on::timestamp AT TIME ZONE 'UTC', n.created_at)`;
const LIMIT = (date: 'created' | 'happened', other: number): string =>
  `CASE WHEN c."projectId" IS NULL THEN $${other}::timestamptz ELSE c.${date} END`;

/**
 * Due notes `n`: `$1` has the dates of projects with a rule, `$2` and `$3` those of all others, `$4` the only project. A
 * note whose words were deleted is due again once it has others.
 */
export const DUE = `
  FROM note n JOIN document d ON d.id = n.id
  LEFT JOIN jsonb_to_recordset($1::jsonb) c ("projectId" uuid, created timestamptz, happened timestamptz) ON c."projectId" = n.project_id
  WHERE ($4::uuid IS NULL OR n.project_id = $4)
    AND (greatest(n.created_at, n.words_deleted_at) <= ${LIMIT('created', 2)} OR greatest(${HAPPENED}, n.words_deleted_at) <= ${LIMIT('happened', 3)})
    AND (n.words_deleted_at IS NULL OR d.updated_at > n.words_deleted_at OR EXISTS (SELECT FROM note_file f WHERE f.note_id = n.id))`;
export const dueValues = ({ by: { projects, others }, projectId }: DueIn): unknown[] => [
  JSON.stringify(projects),
  others.created,
  others.happened,
  projectId,
];

export const NOT_HELD = `AND NOT ${HELD}`;

export const LISTED = `
  SELECT n.id AS "noteId", n.project_id AS "projectId", n.title, ${HELD} AS held,
    greatest(n.created_at, n.words_deleted_at) AS created, greatest(${HAPPENED}, n.words_deleted_at) AS happened,
    (SELECT count(*)::integer FROM note_file l JOIN file f ON f.id = l.file_id WHERE l.note_id = n.id AND f.file_type IN ('Audio', 'Video')) AS recordings,
    (SELECT count(*)::integer FROM highlight h WHERE h.note_id = n.id AND h.target <> 'NOTE') AS highlights
  ${DUE} ORDER BY least(n.created_at, ${HAPPENED}), n.id OFFSET $5 LIMIT $6`;

export const COUNTED = `
  WITH found AS MATERIALIZED (SELECT n.id, ${HELD} AS held ${DUE}), gone AS MATERIALIZED (SELECT id FROM found WHERE NOT held)
  SELECT (SELECT count(*)::integer FROM gone) AS notes, (SELECT count(*)::integer FROM found WHERE held) AS held,
    r.recordings, r."recordedSeconds", h.highlights, h.insights
  FROM (
    SELECT count(DISTINCT f.id)::integer AS recordings, coalesce(sum((m.facts ->> 'durationMs')::double precision / 1000), 0)::integer AS "recordedSeconds"
    FROM gone g JOIN note_file l ON l.note_id = g.id JOIN file f ON f.id = l.file_id AND f.file_type IN ('Audio', 'Video') LEFT JOIN media m ON m.file_id = f.id
  ) r, (
    SELECT count(DISTINCT q.id)::integer AS highlights, count(DISTINCT e.insight_id)::integer AS insights
    FROM gone g JOIN highlight q ON q.note_id = g.id AND q.target <> 'NOTE' LEFT JOIN insight_evidence e ON e.highlight_id = q.id
  ) h`;
