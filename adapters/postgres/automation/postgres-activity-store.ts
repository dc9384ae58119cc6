import type { ActivityStore, CountedMember } from '@evident/application/automation/count-activity';
import type { MemberActivity } from '@evident/domain/automation';
import type { Uuid } from '@evident/domain/kernel';
import { viewPreferences } from '@evident/domain/preferences';
import type { EntitySchema } from 'typeorm';
import type { Session } from '../session.ts';

/** Highlights and insights are found by project, in the indexes of their lists: the cost follows what was created lately. */
const UNCOUNTED = `
  WITH created AS (
    SELECT h.created_by, 1 AS highlights, 0 AS insights
    FROM project p CROSS JOIN LATERAL (SELECT created_by FROM highlight WHERE project_id = p.id AND created_at >= $3) h
    WHERE p.team_id = $1
    UNION ALL
    SELECT i.created_by, 0, 1
    FROM project p CROSS JOIN LATERAL (SELECT created_by FROM insight WHERE project_id = p.id AND created_at >= $3) i
    WHERE p.team_id = $1
  ), counted AS (
    SELECT created_by, sum(highlights)::int AS highlights, sum(insights)::int AS insights FROM created GROUP BY created_by
  )
  SELECT m.id AS "memberId", p.preferences, coalesce(c.highlights, 0) AS highlights, coalesce(c.insights, 0) AS insights,
    (SELECT count(*)::int FROM visit v WHERE v.member_id = m.id AND v.at >= $3 AND v.object_type = 'NOTE') AS "notesRead",
    (SELECT count(*)::int FROM session s WHERE s.account_id = m.account_id AND s.used_at >= $3
       AND (s.workspace_id IS NULL OR s.workspace_id = m.team_id)) AS sessions
  FROM member m LEFT JOIN counted c ON c.created_by = m.id LEFT JOIN member_preference p ON p.member_id = m.id
  WHERE m.team_id = $1 AND m.removed_at IS NULL AND m.created_at < $2::date::timestamp AT TIME ZONE 'UTC'
    AND NOT EXISTS (SELECT FROM member_activity a WHERE a.member_id = m.id AND a.day = $2::date)
  ORDER BY m.id`;

export class PostgresActivityStore implements ActivityStore {
  constructor(
    private readonly session: Session,
    private readonly entity: EntitySchema<MemberActivity>,
  ) {}

  async uncounted(day: string, since: Date): Promise<CountedMember[]> {
    const { teamId, query } = this.session;
    const rows = await query<Omit<CountedMember, 'theme'> & { preferences: object | null }>(UNCOUNTED, [
      teamId,
      day,
      since,
    ]);
    return rows.map(({ preferences, ...row }) => ({
      ...row,
      theme: viewPreferences({ preferences: preferences ?? {}, flags: {} }).theme,
    }));
  }

  async add(activities: readonly MemberActivity[]): Promise<readonly Uuid[]> {
    const { raw } = await this.session.manager
      .createQueryBuilder()
      .insert()
      .into(this.entity)
      .values(activities as never)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: Uuid }[]).map(({ id }) => id);
  }

  async forget(before: Date): Promise<void> {
    await this.session.query(
      `DELETE FROM member_activity a USING member m WHERE m.id = a.member_id AND a.team_id = $1
         AND (a.created_at < $2 OR m.removed_at IS NOT NULL)`,
      [this.session.teamId, before],
    );
  }
}
