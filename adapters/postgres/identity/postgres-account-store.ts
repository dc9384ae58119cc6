import type { AccountStore } from '@evident/application/identity/identity-work';
import type { Account } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';
import { beforeTeam } from '../before-team.ts';
import { accountEntity } from './entities.ts';

/** PostgreSQL documentation, appendix A: unique_violation. */
const TAKEN = '23505';

/** Accounts in PostgreSQL; addresses are kept in lower case, and unique so. */
export class PostgresAccountStore implements AccountStore {
  constructor(private readonly manager: EntityManager) {}

  find(id: Uuid): Promise<Account | null> {
    return this.manager.findOne(accountEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  findByEmail(email: string): Promise<Account | null> {
    return this.manager.findOneBy(accountEntity, { email });
  }
  async addOrFind(account: Account): Promise<Account> {
    await this.manager.query(
      `INSERT INTO account (id, email, name, password_hash, email_confirmed_at, created_at) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (lower(email)) DO NOTHING`,
      [account.id, account.email, account.name, account.passwordHash, account.emailConfirmedAt, account.createdAt],
    );
    return (await this.findByEmail(account.email))!;
  }
  async save(account: Account): Promise<void> {
    try {
      await this.manager.upsert(accountEntity, account, ['id']);
    } catch (error) {
      if ((error as { code?: unknown }).code !== TAKEN) throw error;
      refuse('Unauthorized', 'This link does not work any more', 'Ask for the change again.');
    }
    await beforeTeam((_, sql, parameters) => this.manager.query(sql, parameters as unknown[])).renamePerson(account.id);
  }
}
