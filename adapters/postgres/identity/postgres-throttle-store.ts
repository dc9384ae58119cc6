import type { ThrottleStore } from '@evident/application/identity/identity-work';
import type { Throttle } from '@evident/domain/identity';
import type { EntityManager } from 'typeorm';

interface Row {
  tries: number;
  window_started_at: Date;
  locked_until: Date | null;
}

/** Throttles in PostgreSQL, shared by all processes. Counting locks the key, even if it has no row yet. */
export class PostgresThrottleStore implements ThrottleStore {
  constructor(private readonly manager: EntityManager) {}

  async hold(key: string): Promise<Throttle | null> {
    await this.manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [row]: Row[] = await this.manager.query(
      'SELECT tries, window_started_at, locked_until FROM throttle WHERE key = $1',
      [key],
    );
    return row ? { tries: row.tries, windowStartedAt: row.window_started_at, lockedUntil: row.locked_until } : null;
  }
  async save(key: string, { tries, windowStartedAt, lockedUntil }: Throttle): Promise<void> {
    await this.manager.query(
      `INSERT INTO throttle (key, tries, window_started_at, locked_until) VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE SET tries = excluded.tries, window_started_at = excluded.window_started_at, locked_until = excluded.locked_until`,
      [key, tries, windowStartedAt, lockedUntil],
    );
    await this.manager.query(
      `DELETE FROM throttle WHERE window_started_at < $1::timestamptz - interval '1 day' AND coalesce(locked_until < $1, true) AND key <> $2`,
      [windowStartedAt, key],
    );
  }
  async forget(key: string): Promise<void> {
    await this.manager.query('DELETE FROM throttle WHERE key = $1', [key]);
  }
}
