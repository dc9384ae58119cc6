import type { Limit } from '@evident/domain/plans';
import { monthOf } from '@evident/domain/transcripts';
import { STORED_BYTES } from '../files/stored-bytes.ts';

/**
 * Counts what a workspace uses of each limit; `$1` is the first day of the month. Gates and meters read the same.
 * Data points that repeat another are not counted. Open invites hold the seat they promise; suspended members hold none. Minutes are those transcribed in
 * the month and those that running transcriptions still have to do.
 */
const USED: Record<Limit, string> = {
  projects: 'SELECT count(*) FROM project WHERE trash_id IS NULL',
  folders: 'SELECT count(*) FROM folder WHERE trash_id IS NULL',
  channels: 'SELECT count(*) FROM channel WHERE trash_id IS NULL',
  dataPoints:
    'SELECT coalesce(sum(n.data_points), 0) FROM channel_count n JOIN channel c ON c.id = n.channel_id WHERE c.trash_id IS NULL',
  templates: `SELECT count(*) FROM template WHERE kind <> 'EXTENSION' AND project_id IS NULL`,
  extensions: `SELECT count(*) FROM template WHERE kind = 'EXTENSION'`,
  tagBoards: 'SELECT count(*) FROM tag_board WHERE project_id IS NULL',
  transcriptionMinutes: `SELECT ceil((
      coalesce((SELECT milliseconds FROM transcription_usage WHERE month = $1::date), 0) +
      coalesce((SELECT sum((span ->> 'endMs')::bigint - (span ->> 'startMs')::bigint)
        FROM transcription t, jsonb_array_elements(t.plan) span
        WHERE t.state IN ('WAITING', 'RUNNING') AND t.plan IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM transcription_piece p WHERE p.transcription_id = t.id AND p.start_ms = (span ->> 'startMs')::bigint)), 0)
    ) / 60000.0)`,
  seats: `SELECT (SELECT count(*) FROM member WHERE removed_at IS NULL AND suspended_at IS NULL AND NOT awaits_account AND role <> 'VIEWER') + (
      SELECT count(*) FROM invite WHERE accepted_at IS NULL AND revoked_at IS NULL AND expires_at > now() AND role <> 'VIEWER')`,
  storage: STORED_BYTES,
};

/** A statement that answers `used`, with its parameters. */
export const usedOf = (limit: Limit, now: Date): [sql: string, parameters: string[]] => [
  `SELECT (${USED[limit]})::float8 AS used`,
  USED[limit].includes('$1') ? [monthOf(now)] : [],
];
