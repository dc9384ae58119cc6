import type { SessionStore } from '@evident/application/identity/identity-work';
import { SESSIONS_MAX, type Session } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { type EntityManager, MoreThan } from 'typeorm';
import { sessionEntity } from './entities.ts';

/** Sessions in PostgreSQL. A foreign key ends handed-over sessions with the one they came from. */
export class PostgresSessionStore implements SessionStore {
  constructor(private readonly manager: EntityManager) {}

  find(id: Uuid): Promise<Session | null> {
    return this.manager.findOneBy(sessionEntity, { id });
  }
  of(accountId: Uuid, now: Date): Promise<Session[]> {
    return this.manager.find(sessionEntity, {
      where: { accountId, expiresAt: MoreThan(now) },
      order: { usedAt: 'DESC', id: 'DESC' },
    });
  }
  async add(session: Session): Promise<void> {
    // Keeps an expired session at the root address while a workspace session that came from it is in use, because both
    // would end.
    await this.manager.query(
      `DELETE FROM session AS old WHERE account_id = $1 AND expires_at <= $2 AND NOT EXISTS (SELECT 1 FROM session AS taken WHERE taken.origin_id = old.id AND taken.expires_at > $2)`,
      [session.accountId, session.createdAt],
    );
    await this.manager.insert(sessionEntity, session);
    await this.manager.query(
      `DELETE FROM session AS old WHERE id IN (SELECT id FROM session WHERE account_id = $1 ORDER BY used_at DESC, id DESC OFFSET $2)
       AND NOT EXISTS (SELECT 1 FROM session AS taken WHERE taken.origin_id = old.id)`,
      [session.accountId, SESSIONS_MAX],
    );
  }
  async confirm(id: Uuid, now: Date): Promise<void> {
    await this.manager.update(sessionEntity, { id }, { confirmedAt: now });
  }
  async end(id: Uuid): Promise<void> {
    await this.manager.delete(sessionEntity, { id });
  }
  async endAll(accountId: Uuid, exceptId?: Uuid): Promise<void> {
    await this.manager.query(
      `DELETE FROM session WHERE account_id = $1 AND id IS DISTINCT FROM $2 AND id IS DISTINCT FROM (SELECT origin_id FROM session WHERE id = $2)`,
      [accountId, exceptId ?? null],
    );
  }
}
