import type { AccessTokenStore } from '@evident/application/identity/access-token-store';
import type { AccessToken } from '@evident/domain/identity';
import type { Uuid } from '@evident/domain/kernel';
import { IsNull } from 'typeorm';
import type { Session } from '../session.ts';
import { accessTokenEntity } from './entities.ts';

/** Access tokens in PostgreSQL. Row-level security hides the rows of other teams. */
export class PostgresAccessTokenStore implements AccessTokenStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<AccessToken | null> {
    return this.session.manager.findOne(accessTokenEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  of(memberId: Uuid): Promise<AccessToken[]> {
    return this.session.manager.find(accessTokenEntity, {
      where: { memberId, revokedAt: IsNull(), program: false },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
  async save(token: AccessToken): Promise<void> {
    await this.session.manager.upsert(accessTokenEntity, token, ['id']);
  }
}
