import type {
  OverseenWorkspace,
  WorkspaceFiguresReader,
} from '@evident/application/oversight/get-enterprise-dashboard';
import type { Uuid } from '@evident/domain/kernel';
import { SIGN_IN_DAYS, type Totals } from '@evident/domain/oversight';
import type { DataSource } from 'typeorm';
import { beforeTeam } from '../before-team.ts';
import type { PostgresReads } from '../reads.ts';

type Figures = Omit<Totals, 'seatsAvailable' | 'aiTokensAllowed'>;

const bytes = (of: string) => `coalesce(sum(f.bytes) FILTER (WHERE f.file_type ${of}), 0)::double precision`;
const members = (of: string) => `count(*) FILTER (WHERE m.${of})::integer`;

const FIGURES = `
  SELECT members.*, files.storage || jsonb_build_object('derived', (SELECT coalesce(sum(bytes), 0) FROM media_output)) AS storage, signs.*,
    (SELECT count(*)::integer FROM project) AS projects,
    (SELECT coalesce(sum(input_tokens + output_tokens), 0)::double precision FROM ai_usage WHERE month = $2) AS "aiTokens"
  FROM (SELECT jsonb_build_object('managers', ${members(`role = 'MANAGER'`)}, 'contributors', ${members(`role = 'CONTRIBUTOR'`)}, 'viewers', ${members(`role = 'VIEWER'`)},
      'admins', ${members('workspace_admin')}) AS members, count(*) FILTER (WHERE m.role <> 'VIEWER')::integer AS "seatsUsed"
    FROM member m WHERE m.removed_at IS NULL AND m.suspended_at IS NULL) members,
  (SELECT jsonb_build_object('audio', ${bytes(`= 'Audio'`)}, 'video', ${bytes(`= 'Video'`)}, 'images', ${bytes(`= 'Image'`)},
      'documents', ${bytes(`IN ('Document', 'Presentation', 'Spreadsheet')`)}, 'other', ${bytes(`= 'Other'`)}) AS storage
    FROM file f WHERE f.status = 'DONE') files,
  (SELECT count(*)::integer AS "signIns", count(DISTINCT e.object_id)::integer AS "membersSignedIn"
    FROM audit_entry e WHERE e.action = 'sign-in:succeeded' AND e.at > $1::timestamptz - interval '${SIGN_IN_DAYS} days' AND e.at <= $1) signs`;

/** Reason: figures of a workspace count what no single member sees. They have no content. */
export class PostgresWorkspaceFiguresReader implements WorkspaceFiguresReader {
  private readonly query: ReturnType<typeof beforeTeam>;

  constructor(
    private readonly reads: PostgresReads,
    source: DataSource,
  ) {
    this.query = beforeTeam((_, sql, parameters) => source.query(sql, parameters as unknown[]));
  }

  overseenBy(sessionId: Uuid): Promise<OverseenWorkspace[]> {
    return this.query.workspacesOverseen(sessionId);
  }

  figures(teamId: Uuid, now: Date): Promise<Figures> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [row] = await rows<Figures>(FIGURES, [now, now.toISOString().slice(0, 7)]);
      return row!;
    });
  }
}
