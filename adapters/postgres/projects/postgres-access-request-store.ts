import type { AccessRequestStore } from '@evident/application/projects/access-request-store';
import type { Uuid } from '@evident/domain/kernel';
import type { AccessRequest } from '@evident/domain/projects';
import type { Session } from '../session.ts';
import { accessRequestEntity } from './entities.ts';

/** Access requests in PostgreSQL. */
export class PostgresAccessRequestStore implements AccessRequestStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<AccessRequest | null> {
    return this.session.manager.findOne(accessRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  pending(projectId: Uuid, requestedBy: Uuid): Promise<AccessRequest | null> {
    return this.session.manager.findOneBy(accessRequestEntity, { projectId, requestedBy, state: 'PENDING' });
  }
  async save(request: AccessRequest): Promise<void> {
    await this.session.manager.upsert(accessRequestEntity, request, ['id']);
  }
}
