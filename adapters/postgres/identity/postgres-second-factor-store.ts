import type { SecondFactorStore } from '@evident/application/identity/identity-work';
import type { SecondFactor } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import type { EntityManager } from 'typeorm';
import { secondFactorEntity } from './entities.ts';

/** Authenticator apps in PostgreSQL. */
export class PostgresSecondFactorStore implements SecondFactorStore {
  constructor(private readonly manager: EntityManager) {}

  async find(accountId: Uuid): Promise<SecondFactor | null> {
    const factor = await this.manager.findOne(secondFactorEntity, {
      where: { accountId },
      lock: { mode: 'pessimistic_write' },
    });
    // The driver returns bigint as text.
    return factor && { ...factor, lastStep: Number(factor.lastStep) };
  }
  async save(factor: SecondFactor): Promise<void> {
    await this.manager.upsert(secondFactorEntity, factor, ['accountId']);
  }
  async remove(accountId: Uuid): Promise<void> {
    await this.manager.delete(secondFactorEntity, { accountId });
  }
}
