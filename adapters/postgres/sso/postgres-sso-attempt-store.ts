import type { SsoAttemptStore } from '@evident/application/sso/sso-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { SsoAttempt } from '@evident/domain/sso';
import type { Session } from '../session.ts';

const COLUMNS = `id, team_id AS "teamId", connection_id AS "connectionId", purpose, state_hash AS "stateHash", browser_hash AS "browserHash", sealed,
  request_id AS "requestId", response, session_id AS "sessionId", account_id AS "accountId", member_id AS "memberId", claims, path, created_at AS "createdAt"`;

export class PostgresSsoAttemptStore implements SsoAttemptStore {
  constructor(private readonly session: Session) {}

  async add(attempt: SsoAttempt): Promise<void> {
    await this.session.query(
      `INSERT INTO sso_attempt (id, team_id, connection_id, purpose, state_hash, browser_hash, sealed, request_id, session_id, account_id, member_id, path, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
      [
        attempt.id,
        attempt.teamId,
        attempt.connectionId,
        attempt.purpose,
        attempt.stateHash,
        attempt.browserHash,
        attempt.sealed,
        attempt.requestId,
        attempt.sessionId,
        attempt.accountId,
        attempt.memberId,
        attempt.path,
        attempt.createdAt,
      ],
    );
  }

  async keepResponse(stateHash: string, connectionId: Uuid, response: string): Promise<boolean> {
    const kept = await this.session.query(
      `UPDATE sso_attempt SET response = $3 WHERE state_hash = $1 AND connection_id = $2 AND response IS NULL AND used_at IS NULL RETURNING id`,
      [stateHash, connectionId, response],
    );
    return kept.length > 0;
  }

  async take(stateHash: string, now: Date): Promise<SsoAttempt | null> {
    const [row] = await this.session.query<SsoAttempt>(
      `UPDATE sso_attempt SET used_at = $2 WHERE state_hash = $1 AND used_at IS NULL RETURNING ${COLUMNS}`,
      [stateHash, now],
    );
    return row ?? null;
  }

  async keepClaims(id: Uuid, claims: string): Promise<void> {
    await this.session.query('UPDATE sso_attempt SET claims = $2 WHERE id = $1', [id, claims]);
  }

  async tested(id: Uuid, memberId: Uuid): Promise<SsoAttempt | null> {
    const [row] = await this.session.query<SsoAttempt>(
      `SELECT ${COLUMNS} FROM sso_attempt WHERE id = $1 AND member_id = $2 AND purpose = 'TEST' AND claims IS NOT NULL`,
      [id, memberId],
    );
    return row ?? null;
  }

  async forget(before: Date): Promise<void> {
    await this.session.query('DELETE FROM sso_attempt WHERE created_at < $1', [before]);
  }
}
