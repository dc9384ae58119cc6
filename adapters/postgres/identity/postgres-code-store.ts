import type { CodeStore } from '@evident/application/identity/identity-work';
import type { Account, CodePurpose, OneTimeCode } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { type EntityManager, In, MoreThan } from 'typeorm';
import { oneTimeCodeEntity } from './entities.ts';

/** Codes and mailed links in PostgreSQL. */
export class PostgresCodeStore implements CodeStore {
  constructor(private readonly manager: EntityManager) {}

  /** Also deletes expired codes. */
  async add(code: OneTimeCode): Promise<void> {
    await this.manager.query('DELETE FROM one_time_code WHERE expires_at < now()');
    await this.manager.insert(oneTimeCodeEntity, code);
  }
  hold(id: Uuid): Promise<OneTimeCode | null> {
    return this.manager.findOne(oneTimeCodeEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async take(secretHash: string, purposes: readonly CodePurpose[], now: Date): Promise<OneTimeCode | null> {
    const code = await this.manager.findOne(oneTimeCodeEntity, {
      where: { kind: 'LINK', secretHash, purpose: In([...purposes]), expiresAt: MoreThan(now) },
      lock: { mode: 'pessimistic_write' },
    });
    if (code) await this.manager.delete(oneTimeCodeEntity, { id: code.id });
    return code;
  }
  async save(code: OneTimeCode): Promise<void> {
    await this.manager.upsert(oneTimeCodeEntity, code, ['id']);
  }
  async remove(id: Uuid): Promise<void> {
    await this.manager.delete(oneTimeCodeEntity, { id });
  }
  async removeAll({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    await this.manager.query('DELETE FROM one_time_code WHERE account_id = $1 OR email = $2', [id, email]);
  }
}
