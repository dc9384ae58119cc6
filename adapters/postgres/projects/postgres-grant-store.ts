import type { GrantStore } from '@evident/application/projects/grant-store';
import type { Uuid } from '@evident/domain/kernel';
import {
  type Access,
  type Actor,
  type Grant,
  grantKeys,
  type Holder,
  type Level,
  levelAt,
  levelOrder,
  NO_ACCESS,
  type Role,
} from '@evident/domain/permissions';
import type { Guarded } from '@evident/domain/projects';
import { PostgresProjectAccess } from '../permissions/project-access.ts';
import type { Session } from '../session.ts';
import { HAS_FULL_ACCESS } from '../permissions/full-access.ts';

/** An object with its own and inherited grants. */
const OPEN_BY: Record<Guarded['kind'], string> = {
  project:
    'project thing LEFT JOIN folder f ON f.id = thing.folder_id JOIN access_grant g ON g.project_id = thing.id OR g.folder_id = ANY(f.path)',
  folder: 'folder thing JOIN access_grant g ON g.folder_id = ANY(thing.path)',
};

/** Grants in PostgreSQL: one row per grantee and object. */
export class PostgresGrantStore implements GrantStore {
  constructor(private readonly session: Session) {}

  accessTo(actor: Actor, on: Guarded): Promise<Access> {
    return on.kind === 'project'
      ? new PostgresProjectAccess(this.session).accessTo(actor, on.id)
      : this.accessToFolder(actor, on.id);
  }

  private async accessToFolder(actor: Actor, folderId: Uuid): Promise<Access> {
    const [row] = await this.session.query<{ level: number; markup: boolean }>(
      `SELECT max(g.level) AS level, bool_or(g.special = 'markup') IS TRUE AS markup
       FROM folder f JOIN access_grant g ON g.folder_id = ANY(f.path) WHERE f.id = $1 AND g.subject_key = ANY($2::text[]) HAVING count(*) > 0`,
      [folderId, grantKeys(actor)],
    );
    if (!row) return NO_ACCESS;
    return { level: levelAt(actor.role === 'VIEWER' ? 1 : row.level), markup: row.markup, readOnly: false };
  }

  async levelOf({ kind, id }: Guarded, holder: Holder): Promise<Level> {
    const [row] = await this.session.query<{ level: number }>(
      `SELECT level FROM access_grant WHERE ${kind}_id = $1 AND subject_key = $2`,
      [id, holder.id],
    );
    return levelAt(row?.level ?? 0);
  }

  async give({ kind, id }: Guarded, grant: Grant, by: Uuid): Promise<void> {
    const named = (wanted: Holder['kind']) => (grant.kind === wanted ? grant.id : null);
    await this.session.query(
      `INSERT INTO access_grant (team_id, ${kind}_id, member_id, group_id, special, level, granted_by, granted_at) VALUES ($1, $2, $3, $4, $5, $6, $7, now())
       ON CONFLICT (${kind}_id, subject_key) WHERE ${kind}_id IS NOT NULL DO UPDATE SET level = excluded.level, granted_by = excluded.granted_by, granted_at = excluded.granted_at`,
      [this.session.teamId, id, named('user'), named('group'), named('special'), levelOrder(grant.level), by],
    );
  }

  async holders({ kind, id }: Guarded): Promise<number> {
    const [row] = await this.session.query<{ holders: number }>(
      `SELECT count(*)::int AS holders FROM access_grant WHERE ${kind}_id = $1`,
      [id],
    );
    return row!.holders;
  }

  async take({ kind, id }: Guarded, holder: Holder): Promise<void> {
    await this.session.query(`DELETE FROM access_grant WHERE ${kind}_id = $1 AND subject_key = $2`, [id, holder.id]);
  }

  async isOpen({ kind, id }: Guarded): Promise<boolean> {
    const open = await this.session.query(
      `SELECT 1 FROM ${OPEN_BY[kind]} WHERE thing.id = $1 AND g.special IS NOT NULL LIMIT 1`,
      [id],
    );
    return open.length > 0;
  }

  async someoneHoldsFull({ kind, id }: Guarded): Promise<boolean> {
    const [row] = await this.session.query<{ kept: boolean }>(HAS_FULL_ACCESS[kind], [id]);
    return row?.kept ?? false;
  }

  async roleOf(memberId: Uuid): Promise<Role | null> {
    const [row] = await this.session.query<{ role: Role }>(
      'SELECT role FROM member WHERE id = $1 AND removed_at IS NULL',
      [memberId],
    );
    return row?.role ?? null;
  }

  async hasGroup(groupId: Uuid): Promise<boolean> {
    return (await this.session.query('SELECT 1 FROM member_group WHERE id = $1 FOR KEY SHARE', [groupId])).length > 0;
  }
}
