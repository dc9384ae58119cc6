import { AI_USER_ID } from '@evident/domain/filters';
import type { NotificationKind, Recipients } from '@evident/domain/notifications';

/** Members who can answer an access request: with FULL by their own grant or that of a group. */
const HOLDERS = `
  SELECT h.id FROM access_request r JOIN project p ON p.id = r.project_id LEFT JOIN folder f ON f.id = p.folder_id
  JOIN member h ON h.removed_at IS NULL AND h.suspended_at IS NULL AND h.role <> 'VIEWER' AND EXISTS (
    SELECT FROM access_grant g WHERE g.level = 3 AND (g.project_id = p.id OR g.folder_id = ANY(f.path))
      AND (g.member_id = h.id OR g.group_id IN (SELECT gm.group_id FROM member_group_member gm WHERE gm.member_id = h.id)))
  WHERE r.id = $1 AND r.state = 'PENDING' ORDER BY h.id LIMIT 50`;
const GROUP = `
  SELECT m.id FROM member_group_member g JOIN member m ON m.id = g.member_id WHERE g.group_id = $1 AND m.removed_at IS NULL AND m.suspended_at IS NULL ORDER BY m.id`;
const INVITER = `
  SELECT i.invited_by AS id FROM member m JOIN invite i ON lower(i.email) = lower(m.email) AND i.accepted_at IS NOT NULL
  WHERE m.id = $1 ORDER BY i.accepted_at DESC LIMIT 1`;
/** Summaries that AI wrote on its own have no requester. */
const REQUESTER = `
  SELECT t.created_by AS id FROM summary s JOIN ai_text t ON t.id = s.text_id WHERE s.id = $1 AND s.created_by <> '${AI_USER_ID}'`;

/** The run of an agent by its id or that of its doc. */
const RUN =
  'agent_run r JOIN agent a ON a.id = r.agent_id LEFT JOIN ai_text t ON t.id = r.text_id WHERE (r.id = $1 OR r.doc_id = $1)';

/** Those of a source with a problem. */
const SOURCE_KEEPERS = `
  SELECT m.id FROM channel_source s JOIN member m ON (m.id = s.created_by OR m.workspace_admin)
    AND m.removed_at IS NULL AND m.suspended_at IS NULL
  WHERE s.id = $1 AND s.problem IS NOT NULL ORDER BY m.id`;

/** Members with FULL on a project, by their own grant or that of a group; on any project without one. */
const MANAGERS = `
  SELECT m.id FROM member m WHERE m.removed_at IS NULL AND m.suspended_at IS NULL AND m.role <> 'VIEWER' AND EXISTS (
    SELECT FROM access_grant g LEFT JOIN project p ON p.id = $1 LEFT JOIN folder f ON f.id = p.folder_id
    WHERE g.level = 3 AND ($1::uuid IS NULL OR g.project_id = p.id OR g.folder_id = ANY(f.path))
      AND (g.member_id = m.id OR g.group_id IN (SELECT gm.group_id FROM member_group_member gm WHERE gm.member_id = m.id)))
  ORDER BY m.id`;

/** How a run ended, by the kind of its notification. */
export const ENDS: Readonly<Partial<Record<NotificationKind, string>>> = {
  IMPORT: `SELECT CASE state WHEN 'done' THEN 'done' ELSE 'failed' END AS what, id::text AS source FROM import_run WHERE id = $1 AND state IN ('done', 'failed')`,
  /** Clips for visitors are made unasked. */
  EXPORT: `SELECT lower(state) AS what, id::text AS source FROM render WHERE id = $1 AND type = 'AUDIO_VIDEO_EXPORT' AND state IN ('DONE', 'FAILED')`,
  /** Skipped and canceled runs are not told. A doc that is changed later is no news of its run. */
  AGENT: `SELECT CASE WHEN r.state = 'WRITING' THEN lower(t.state) WHEN a.stopped_reason IS NULL THEN 'failed' ELSE 'stopped' END AS what,
    r.id::text AS source FROM ${RUN} AND r.created_at > now() - interval '1 day'
    AND (r.state = 'FAILED' AND r.id = $1 OR r.state = 'WRITING' AND r.doc_id = $1 AND t.state IN ('DONE', 'FAILED'))`,
  REDACTION: `SELECT lower(state) AS what, workflow_id::text AS source FROM recording_redaction WHERE file_id = $1 AND state IN ('DONE', 'FAILED')`,
};

/** The current members among the recipients. */
export function statementFor(to: Recipients): [string, ...unknown[]] {
  switch (to.rule) {
    case 'members':
      return [
        'SELECT id FROM member WHERE id = ANY ($1::uuid[]) AND removed_at IS NULL AND suspended_at IS NULL ORDER BY id',
        to.ids,
      ];
    case 'group':
      return [GROUP, to.id];
    case 'holders':
      return [HOLDERS, to.requestId];
    case 'inviter':
      return [INVITER, to.memberId];
    case 'requester':
      return [REQUESTER, to.summaryId];
    case 'agentOwner':
      return [
        `SELECT DISTINCT m.id FROM member m, ${RUN} AND m.id = a.created_by AND m.removed_at IS NULL AND m.suspended_at IS NULL`,
        to.id,
      ];
    case 'sourceKeepers':
      return [SOURCE_KEEPERS, to.sourceId];
    case 'managers':
      return [MANAGERS, to.projectId];
    case 'admins':
      return [
        'SELECT id FROM member WHERE workspace_admin AND removed_at IS NULL AND suspended_at IS NULL ORDER BY id',
      ];
  }
}
