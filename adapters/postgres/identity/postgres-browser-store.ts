import type { BrowserStore } from '@evident/application/identity/identity-work';
import type { Uuid } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';

/** The maximum number of known browsers per account, and their lifetime after the last use. */
const BROWSERS_MAX = 50;
const REMEMBERED_FOR = '1 year';

/** Known browsers in PostgreSQL. */
export class PostgresBrowserStore implements BrowserStore {
  constructor(private readonly manager: EntityManager) {}

  async knows(email: string, secretHash: string): Promise<boolean> {
    const rows: unknown[] = await this.manager.query(
      `SELECT 1 FROM known_browser b JOIN account a ON a.id = b.account_id WHERE lower(a.email) = $1 AND b.secret_hash = $2 AND b.used_at > now() - interval '${REMEMBERED_FOR}'`,
      [email, secretHash],
    );
    return rows.length > 0;
  }
  async remember(accountId: Uuid, secretHash: string, now: Date): Promise<void> {
    await this.manager.query(
      `INSERT INTO known_browser (account_id, secret_hash, used_at) VALUES ($1, $2, $3) ON CONFLICT (account_id, secret_hash) DO UPDATE SET used_at = excluded.used_at`,
      [accountId, secretHash, now],
    );
    await this.manager.query(
      `DELETE FROM known_browser WHERE account_id = $1 AND secret_hash IN (SELECT secret_hash FROM known_browser WHERE account_id = $1 ORDER BY used_at DESC OFFSET $2)`,
      [accountId, BROWSERS_MAX],
    );
  }
  async forgetAll(accountId: Uuid): Promise<void> {
    await this.manager.query('DELETE FROM known_browser WHERE account_id = $1', [accountId]);
  }
}
