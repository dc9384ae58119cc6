import type { GrantStore } from '@evident/application/oauth/oauth-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { ConnectedProgram, Grant } from '@evident/domain/oauth';
import type { Session } from '../session.ts';

const COLUMNS = `g.id, g.team_id AS "teamId", g.client_id AS "clientId", g.redirect_uri AS "redirectUri", g.scopes, g.code_hash AS "codeHash",
  g.challenge, g.code_expires_at AS "codeExpiresAt", g.code_used_at AS "codeUsedAt", g.family_hash AS "familyHash",
  g.refresh_hash AS "refreshHash", g.refresh_expires_at AS "refreshExpiresAt"`;

export class PostgresProgramGrantStore implements GrantStore {
  constructor(private readonly session: Session) {}

  find = (id: Uuid): Promise<Grant | null> => this.one('WHERE g.id = $1', id);
  ofCode = (hash: string): Promise<Grant | null> => this.one('WHERE g.code_hash = $1', hash);
  ofFamily = (hash: string): Promise<Grant | null> => this.one('WHERE g.family_hash = $1', hash);
  ofAccess = (hash: string): Promise<Grant | null> =>
    this.one('JOIN access_token t ON t.id = g.id WHERE t.secret_hash = $1', hash);

  private async one(condition: string, value: string): Promise<Grant | null> {
    const [row] = await this.session.query<Grant>(`SELECT ${COLUMNS} FROM oauth_grant g ${condition} FOR UPDATE OF g`, [
      value,
    ]);
    return row ?? null;
  }

  async save(grant: Grant): Promise<void> {
    await this.session.query(
      `INSERT INTO oauth_grant (id, team_id, client_id, redirect_uri, scopes, code_hash, challenge, code_expires_at, code_used_at, family_hash, refresh_hash, refresh_expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
       ON CONFLICT (id) DO UPDATE SET code_used_at = excluded.code_used_at, family_hash = excluded.family_hash,
         refresh_hash = excluded.refresh_hash, refresh_expires_at = excluded.refresh_expires_at`,
      [
        grant.id,
        grant.teamId,
        grant.clientId,
        grant.redirectUri,
        grant.scopes,
        grant.codeHash,
        grant.challenge,
        grant.codeExpiresAt,
        grant.codeUsedAt,
        grant.familyHash,
        grant.refreshHash,
        grant.refreshExpiresAt,
      ],
    );
  }

  list(memberId: Uuid | null, now: Date): Promise<ConnectedProgram[]> {
    return this.session.query<ConnectedProgram>(
      `SELECT g.id, g.client_id AS "clientId", g.redirect_uri AS "redirectUri", g.scopes, t.name, t.member_id AS "memberId",
         m.name AS "memberName", t.created_at AS "createdAt", t.used_at AS "usedAt"
       FROM oauth_grant g JOIN access_token t ON t.id = g.id JOIN member m ON m.id = t.member_id
       WHERE t.revoked_at IS NULL AND g.refresh_expires_at > $2 AND ($1::uuid IS NULL OR t.member_id = $1)
       ORDER BY t.created_at DESC, g.id`,
      [memberId, now],
    );
  }

  async forget(memberId: Uuid, now: Date): Promise<void> {
    await this.session.query(
      `DELETE FROM access_token WHERE id IN (
         SELECT g.id FROM oauth_grant g JOIN access_token t ON t.id = g.id
         WHERE t.member_id = $1 AND (t.revoked_at IS NOT NULL OR coalesce(g.refresh_expires_at, g.code_expires_at) < $2))`,
      [memberId, now],
    );
  }
}
