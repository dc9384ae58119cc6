import type { AccountStore } from '@evident/application/identity/identity-work';
import type { Account } from '@evident/domain/identity';
import { type Uuid, refuse } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';
import { beforeTeam } from '../before-team.ts';
import { accountEntity } from './entities.ts';

/** PostgreSQL documentation, appendix A: unique_violation. */
const TAKEN = '23505';

/** Accounts in PostgreSQL. Addresses are unique and stored in lower case. */
export class PostgresAccountStore implements AccountStore {
  private readonly beforeTeam;

  constructor(private readonly manager: EntityManager) {
    this.beforeTeam = beforeTeam((_, sql, parameters) => manager.query(sql, parameters as unknown[]));
  }

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
  async revokeTokens(id: Uuid): Promise<number> {
    const [row] = await this.beforeTeam.revokeTokensOf(id);
    return row!.revoked;
  }
  async exportOf(id: Uuid): Promise<unknown> {
    const [row] = await this.beforeTeam.exportPerson(id);
    return row!.workspaces;
  }
  async remove(id: Uuid): Promise<void> {
    await this.manager.delete(accountEntity, { id });
  }
  async save(account: Account): Promise<void> {
    try {
      await this.manager.upsert(accountEntity, account, ['id']);
    } catch (error) {
      if ((error as { code?: unknown }).code !== TAKEN) throw error;
      refuse('Unauthorized', 'This link no longer works', 'Request the change again.');
    }
    await this.beforeTeam.renamePerson(account.id);
  }
}
