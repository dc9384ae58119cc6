import type { ConnectionAttemptStore } from '@evident/application/integrations/integration-stores';
import type { ConnectionAttempt } from '@evident/domain/integrations';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

export class PostgresConnectionAttemptStore implements ConnectionAttemptStore {
  constructor(private readonly session: Session) {}

  async add(attempt: ConnectionAttempt): Promise<void> {
    const { id, teamId, memberId, integration, forWorkspace, stateHash, verifier, code, error, createdAt } = attempt;
    await this.session.query(
      `INSERT INTO connection_attempt (id, team_id, member_id, integration, for_workspace, state_hash, verifier, code, error, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [id, teamId, memberId, integration, forWorkspace, stateHash, verifier, code, error, createdAt],
    );
  }

  async find(stateHash: string): Promise<ConnectionAttempt | null> {
    const [row] = await this.session.query<ConnectionAttempt>(
      `SELECT id, team_id AS "teamId", member_id AS "memberId", integration, for_workspace AS "forWorkspace", state_hash AS "stateHash", verifier, code, error, created_at AS "createdAt"
       FROM connection_attempt WHERE state_hash = $1 FOR UPDATE`,
      [stateHash],
    );
    return row ?? null;
  }

  async save({ id, code, error }: ConnectionAttempt): Promise<void> {
    await this.session.query('UPDATE connection_attempt SET code = $2, error = $3 WHERE id = $1', [id, code, error]);
  }

  async remove(id: Uuid): Promise<void> {
    await this.session.query('DELETE FROM connection_attempt WHERE id = $1', [id]);
  }

  async forget(before: Date): Promise<void> {
    await this.session.query('DELETE FROM connection_attempt WHERE created_at < $1', [before]);
  }
}
