import type {
  HandoverStore,
  ScimFailureStore,
  ScimGroupRow,
  ScimGroupStore,
  ScimSettingsStore,
  ScimTokenStore,
  VerifiedDomains,
} from '@evident/application/scim/scim-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Guarded } from '@evident/domain/projects';
import {
  FAILURES_KEPT,
  type ProvisioningView,
  SCIM_DEFAULTS,
  type ScimSettings,
  type ScimToken,
} from '@evident/domain/scim';
import { WITHOUT_FULL_ACCESS, WITHOUT_FULL_ACCESS_TO_FOLDER } from '../permissions/full-access.ts';
import type { Session } from '../session.ts';

const TOKEN = `id, team_id AS "teamId", name, secret_hash AS "secretHash", created_by AS "createdBy",
  created_at AS "createdAt", used_at AS "usedAt", revoked_at AS "revokedAt"`;

export class PostgresScimTokenStore implements ScimTokenStore {
  constructor(private readonly session: Session) {}

  async find(id: Uuid): Promise<ScimToken | null> {
    const sql = `SELECT ${TOKEN} FROM scim_token WHERE id = $1 FOR UPDATE`;
    return (await this.session.query<ScimToken>(sql, [id]))[0] ?? null;
  }
  working(): Promise<ScimToken[]> {
    return this.session.query<ScimToken>(
      `SELECT ${TOKEN} FROM scim_token WHERE revoked_at IS NULL ORDER BY created_at, id`,
    );
  }
  async save({ id, teamId, name, secretHash, createdBy, createdAt, revokedAt }: ScimToken): Promise<void> {
    await this.session.query(
      `INSERT INTO scim_token (id, team_id, name, secret_hash, created_by, created_at, revoked_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE SET revoked_at = excluded.revoked_at`,
      [id, teamId, name, secretHash, createdBy, createdAt, revokedAt],
    );
  }
}

export class PostgresScimSettingsStore implements ScimSettingsStore {
  constructor(private readonly session: Session) {}

  async read(): Promise<ScimSettings> {
    const sql = 'SELECT default_role AS "defaultRole", heir_id AS "heirId" FROM scim_setting';
    return (await this.session.query<ScimSettings>(sql))[0] ?? SCIM_DEFAULTS;
  }
  async save({ defaultRole, heirId }: ScimSettings): Promise<void> {
    await this.session.query(
      `INSERT INTO scim_setting (team_id, default_role, heir_id) VALUES ($1, $2, $3)
       ON CONFLICT (team_id) DO UPDATE SET default_role = excluded.default_role, heir_id = excluded.heir_id`,
      [this.session.teamId, defaultRole, heirId],
    );
  }
}

export class PostgresScimGroupStore implements ScimGroupStore {
  constructor(private readonly session: Session) {}

  async find(groupId: Uuid): Promise<ScimGroupRow | null> {
    const [row] = await this.session.query<ScimGroupRow>(
      `SELECT group_id AS "groupId", external_id AS "externalId", role, workspace_admin AS "workspaceAdmin", updated_at AS "updatedAt"
       FROM scim_group WHERE group_id = $1`,
      [groupId],
    );
    return row ?? null;
  }
  async save({ groupId, externalId, role, workspaceAdmin, updatedAt }: ScimGroupRow): Promise<void> {
    await this.session.query(
      `INSERT INTO scim_group (team_id, group_id, external_id, role, workspace_admin, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (group_id) DO UPDATE SET external_id = excluded.external_id, role = excluded.role,
         workspace_admin = excluded.workspace_admin, updated_at = excluded.updated_at`,
      [this.session.teamId, groupId, externalId, role, workspaceAdmin, updatedAt],
    );
  }
  managed(): Promise<ProvisioningView['groups']> {
    return this.session.query<ProvisioningView['groups'][number]>(
      `SELECT g.id, g.name, s.role, s.workspace_admin AS "workspaceAdmin",
         (SELECT count(*)::int FROM member_group_member m WHERE m.group_id = g.id) AS members
       FROM scim_group s JOIN member_group g ON g.id = s.group_id ORDER BY lower(g.name), g.id`,
    );
  }
}

export class PostgresScimFailureStore implements ScimFailureStore {
  constructor(private readonly session: Session) {}

  async add({ id, at, request, subject, reason }: ProvisioningView['failures'][number]): Promise<void> {
    await this.session.query(
      'INSERT INTO scim_failure (id, team_id, at, request, subject, reason) VALUES ($1, $2, $3, $4, $5, $6)',
      [id, this.session.teamId, at, request, subject, reason],
    );
    await this.session.query(
      'DELETE FROM scim_failure WHERE id IN (SELECT id FROM scim_failure ORDER BY at DESC, id DESC OFFSET $1)',
      [FAILURES_KEPT],
    );
  }
  async newest(): Promise<ProvisioningView['failures']> {
    const rows = await this.session.query<{ id: Uuid; at: Date; request: string; subject: string; reason: string }>(
      'SELECT id, at, request, subject, reason FROM scim_failure ORDER BY at DESC, id DESC LIMIT $1',
      [FAILURES_KEPT],
    );
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }
}

/** Grants of full access by the member or by a group that they are in. */
const HELD_BY_MEMBER = `g.level = 3 AND (g.member_id = $1 OR g.group_id IN (SELECT group_id FROM member_group_member WHERE member_id = $1))`;

export class PostgresHandoverStore implements HandoverStore {
  constructor(private readonly session: Session) {}

  async abandoned(memberId: Uuid): Promise<Guarded[]> {
    const projects = await this.session.query<{ id: Uuid }>(
      `SELECT DISTINCT p.id FROM access_grant g JOIN project p ON p.id = g.project_id WHERE ${HELD_BY_MEMBER} AND ${WITHOUT_FULL_ACCESS} ORDER BY p.id`,
      [memberId],
    );
    const folders = await this.session.query<{ id: Uuid }>(
      `SELECT DISTINCT o.id FROM access_grant g JOIN folder o ON o.id = g.folder_id WHERE ${HELD_BY_MEMBER} AND ${WITHOUT_FULL_ACCESS_TO_FOLDER} ORDER BY o.id`,
      [memberId],
    );
    return [
      ...projects.map(({ id }): Guarded => ({ kind: 'project', id })),
      ...folders.map(({ id }): Guarded => ({ kind: 'folder', id })),
    ];
  }
  async longestAdmin(): Promise<Uuid | null> {
    const [row] = await this.session.query<{ id: Uuid }>(
      `SELECT id FROM member WHERE workspace_admin AND role <> 'VIEWER' AND removed_at IS NULL AND suspended_at IS NULL
         AND NOT awaits_account ORDER BY created_at, id LIMIT 1`,
    );
    return row?.id ?? null;
  }
}

/** Domains are verified for single sign-on. Without its table there are none. */
export class PostgresVerifiedDomains implements VerifiedDomains {
  constructor(private readonly session: Session) {}

  async has(domain: string): Promise<boolean> {
    const [known] = await this.session.query<{ exists: boolean }>(
      `SELECT to_regclass('public.sso_domain') IS NOT NULL AS exists`,
    );
    if (!known!.exists) return false;
    const rows = await this.session.query(
      'SELECT 1 FROM sso_domain WHERE ltrim(lower(domain), $2) = ltrim(lower($1), $2) AND verified_at IS NOT NULL',
      [domain, '@'],
    );
    return rows.length > 0;
  }
}
