import type { ScimUserStore, UserChoice, UserRow } from '@evident/application/scim/scim-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { ScimGroupRole } from '@evident/domain/scim';
import type { Session } from '../session.ts';

/** Conditions that indexes answer. A member without a description is known by their address. */
const CHOICES: Record<NonNullable<UserChoice['by']>, string> = {
  id: 'm.id = $1::uuid',
  externalId: 'm.id IN (SELECT member_id FROM scim_user WHERE external_id = $1)',
  email: 'm.email = lower($1)',
  userName: `m.id IN (
    SELECT member_id FROM scim_user WHERE lower(user_name) = lower($1)
    UNION ALL SELECT o.id FROM member o WHERE o.email = lower($1) AND NOT EXISTS (SELECT FROM scim_user u WHERE u.member_id = o.id))`,
};

export class PostgresScimUserStore implements ScimUserStore {
  constructor(private readonly session: Session) {}

  list({ by, value, offset = 0, limit }: UserChoice): Promise<UserRow[]> {
    const values: unknown[] = by ? [value] : [];
    const page = limit === undefined ? '' : `OFFSET ${Number(offset)} LIMIT ${Number(limit)}`;
    return this.session.query<UserRow>(
      `SELECT m.id, m.name, m.email, m.suspended_at IS NULL AS active, m.created_at AS "createdAt", s.resource, s.updated_at AS "updatedAt",
         coalesce((SELECT json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY lower(g.name), g.id)
           FROM member_group_member gm JOIN member_group g ON g.id = gm.group_id WHERE gm.member_id = m.id), '[]') AS groups
       FROM member m LEFT JOIN scim_user s ON s.member_id = m.id
       WHERE m.removed_at IS NULL AND ${by ? CHOICES[by] : 'true'} ORDER BY m.created_at, m.id ${page}`,
      values,
    );
  }
  async count(): Promise<number> {
    const [row] = await this.session.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM member WHERE removed_at IS NULL',
    );
    return row!.count;
  }
  async described(): Promise<number> {
    return (await this.session.query<{ count: number }>('SELECT count(*)::int AS count FROM scim_user'))[0]!.count;
  }
  async save({ memberId, userName, externalId, resource, updatedAt }: Parameters<ScimUserStore['save']>[0]) {
    await this.session.query(
      `INSERT INTO scim_user (team_id, member_id, user_name, external_id, resource, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (member_id) DO UPDATE SET user_name = excluded.user_name, external_id = excluded.external_id,
         resource = excluded.resource, updated_at = excluded.updated_at`,
      [this.session.teamId, memberId, userName, externalId, JSON.stringify(resource), updatedAt],
    );
  }
  async existing(ids: readonly Uuid[]): Promise<Uuid[]> {
    const rows = await this.session.query<{ id: Uuid }>(
      'SELECT id FROM member WHERE id = ANY ($1::uuid[]) AND removed_at IS NULL',
      [ids],
    );
    return rows.map(({ id }) => id);
  }
  rolesOf(memberId: Uuid): Promise<ScimGroupRole[]> {
    return this.session.query<ScimGroupRole>(
      `SELECT s.role, s.workspace_admin AS "workspaceAdmin" FROM scim_group s
       JOIN member_group_member m ON m.group_id = s.group_id WHERE m.member_id = $1`,
      [memberId],
    );
  }
}
