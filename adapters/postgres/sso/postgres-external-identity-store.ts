import type { ExternalIdentityStore } from '@evident/application/sso/sso-stores';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

export class PostgresExternalIdentityStore implements ExternalIdentityStore {
  constructor(private readonly session: Session) {}

  async accountOf(connectionId: Uuid, subject: string): Promise<Uuid | null> {
    const [row] = await this.session.query<{ account_id: Uuid }>(
      'SELECT account_id FROM external_identity WHERE connection_id = $1 AND subject = $2 FOR UPDATE',
      [connectionId, subject],
    );
    return row?.account_id ?? null;
  }

  async subjectOf(connectionId: Uuid, accountId: Uuid): Promise<string | null> {
    const [row] = await this.session.query<{ subject: string }>(
      'SELECT subject FROM external_identity WHERE connection_id = $1 AND account_id = $2 FOR UPDATE',
      [connectionId, accountId],
    );
    return row?.subject ?? null;
  }

  async link(connectionId: Uuid, subject: string, accountId: Uuid): Promise<void> {
    await this.session.query(
      'DELETE FROM external_identity WHERE connection_id = $1 AND (subject = $2 OR account_id = $3)',
      [connectionId, subject, accountId],
    );
    await this.session.query(
      'INSERT INTO external_identity (team_id, connection_id, subject, account_id) VALUES ($1, $2, $3, $4)',
      [this.session.teamId, connectionId, subject, accountId],
    );
  }
}
