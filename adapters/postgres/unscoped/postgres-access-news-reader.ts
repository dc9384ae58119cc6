import type { AccessNews, AccessNewsReader } from '@evident/application/projects/access-news-reader';
import type { Uuid } from '@evident/domain/kernel';
import type { PostgresReads } from '../reads.ts';

type Row = AccessNews['request'] & {
  title: string;
  subdomain: string;
  name: string;
  email: string;
  maker: string;
  holders: string[];
  admins: string[];
  unmailed: string[];
};

const MOST = 10;

const NEWS = `
  SELECT r.project_id AS "projectId", r.role, r.message, r.state, p.title, t.subdomain, m.name, m.email, (SELECT c.name FROM member c WHERE c.id = p.created_by) AS maker,
    ARRAY(SELECT h.email FROM member h LEFT JOIN folder f ON f.id = p.folder_id
          WHERE h.removed_at IS NULL AND h.suspended_at IS NULL AND h.role <> 'VIEWER' AND EXISTS (
            SELECT 1 FROM access_grant g WHERE g.level = 3 AND (g.project_id = p.id OR g.folder_id = ANY(f.path))
              AND (g.member_id = h.id OR g.group_id IN (SELECT gm.group_id FROM member_group_member gm WHERE gm.member_id = h.id)))
          ORDER BY h.id = p.created_by DESC, h.id LIMIT ${MOST}) AS holders,
    ARRAY(SELECT a.email FROM member a WHERE a.removed_at IS NULL AND a.suspended_at IS NULL AND a.workspace_admin ORDER BY a.id LIMIT ${MOST}) AS admins,
    ARRAY(SELECT u.email FROM member u JOIN notification_preference c ON c.member_id = u.id AND c.kind = 'ACCESS_REQUEST'
          WHERE u.removed_at IS NULL AND u.suspended_at IS NULL AND (c.project_id = p.id OR c.project_id IS NULL)
          GROUP BY u.id, u.email HAVING (array_agg(c.delivery ORDER BY c.project_id NULLS LAST))[1] <> 'MAIL') AS unmailed
  FROM access_request r JOIN project p ON p.id = r.project_id JOIN team t ON t.id = r.team_id JOIN member m ON m.id = r.requested_by
  WHERE r.id = $1 AND m.removed_at IS NULL AND m.suspended_at IS NULL`;

/** The content of emails about access requests. Reason: a reaction to an event has no actor. */
export class PostgresAccessNewsReader implements AccessNewsReader {
  constructor(private readonly reads: PostgresReads) {}

  news(teamId: Uuid, requestId: Uuid): Promise<AccessNews | null> {
    return this.reads.unscoped(teamId, async (rows) => {
      const [row] = await rows<Row>(NEWS, [requestId]);
      if (!row) return null;
      const { title, subdomain, name, email, maker, holders, admins, unmailed, ...request } = row;
      return { request, title, subdomain, requester: { name, email }, maker, holders, admins, unmailed };
    });
  }
}
