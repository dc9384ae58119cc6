import type { ConnectionStore, StoredConnection } from '@evident/application/integrations/integration-stores';
import type { Integration } from '@evident/domain/integrations';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';

const COLUMNS = `id, team_id AS "teamId", integration, member_id AS "memberId", external_id AS "externalId", external_name AS "externalName", external_user_id AS "externalUserId", shows_titles AS "showsTitles", scopes,
  connected_by AS "connectedBy", connected_at AS "connectedAt", revoked_at AS "revokedAt",
  access_token AS "accessToken", refresh_token AS "refreshToken", expires_at AS "expiresAt"`;

export class PostgresConnectionStore implements ConnectionStore {
  constructor(private readonly session: Session) {}

  list(memberId: Uuid | null): Promise<StoredConnection[]> {
    return this.session.query(
      `SELECT ${COLUMNS} FROM integration_connection WHERE member_id IS NOT DISTINCT FROM $1 ORDER BY integration`,
      [memberId],
    );
  }

  async find(integration: Integration, memberId: Uuid | null): Promise<StoredConnection | null> {
    const [row] = await this.session.query<StoredConnection>(
      `SELECT ${COLUMNS} FROM integration_connection WHERE integration = $1 AND member_id IS NOT DISTINCT FROM $2`,
      [integration, memberId],
    );
    return row ?? null;
  }

  async save(connection: StoredConnection): Promise<void> {
    const { id, teamId, integration, memberId, externalId, externalName, scopes, connectedBy, connectedAt, revokedAt } =
      connection;
    await this.session.query(
      'DELETE FROM integration_connection WHERE integration = $1 AND member_id IS NOT DISTINCT FROM $2',
      [integration, memberId],
    );
    await this.session.query(
      `INSERT INTO integration_connection (id, team_id, integration, external_id, external_name, scopes, connected_by, connected_at, revoked_at, access_token, refresh_token, expires_at, member_id, external_user_id, shows_titles)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        id,
        teamId,
        integration,
        externalId,
        externalName,
        scopes,
        connectedBy,
        connectedAt,
        revokedAt,
        connection.accessToken,
        connection.refreshToken,
        connection.expiresAt,
        memberId,
        connection.externalUserId,
        connection.showsTitles,
      ],
    );
  }

  async claimRefresh({ id, accessToken }: StoredConnection, now: Date, until: Date): Promise<boolean> {
    const claimed = await this.session.query(
      `UPDATE integration_connection SET refreshing_until = $4
       WHERE id = $1 AND access_token = $2 AND coalesce(refreshing_until <= $3, true) RETURNING id`,
      [id, accessToken, now, until],
    );
    return claimed.length > 0;
  }

  async renew(
    before: StoredConnection,
    { accessToken, refreshToken, expiresAt }: Pick<StoredConnection, 'accessToken' | 'refreshToken' | 'expiresAt'>,
  ): Promise<boolean> {
    const renewed = await this.session.query(
      `UPDATE integration_connection SET access_token = $3, refresh_token = $4, expires_at = $5, refreshing_until = NULL
       WHERE id = $1 AND access_token = $2 RETURNING id`,
      [before.id, before.accessToken, accessToken, refreshToken, expiresAt],
    );
    return renewed.length > 0;
  }

  async markRevoked(id: Uuid, at: Date): Promise<void> {
    await this.session.query('UPDATE integration_connection SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL', [
      id,
      at,
    ]);
  }

  async showTitles(id: Uuid, showsTitles: boolean): Promise<void> {
    await this.session.query('UPDATE integration_connection SET shows_titles = $2 WHERE id = $1', [id, showsTitles]);
  }

  async workspace(): Promise<{ name: string; subdomain: string }> {
    const [row] = await this.session.query<{ name: string; subdomain: string }>(
      'SELECT name, subdomain FROM team WHERE id = $1',
      [this.session.teamId],
    );
    return row!;
  }

  memberNow(memberId: Uuid): Promise<Actor | null> {
    const { teamId, query } = this.session;
    return memberToday(query, { teamId, memberId, scopes: ['read', 'write'] });
  }

  async remove(id: Uuid): Promise<void> {
    await this.session.query('DELETE FROM integration_connection WHERE id = $1', [id]);
  }
}
