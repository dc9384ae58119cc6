import type { ShareLinkStore } from '@evident/application/sharing/share-link-store';
import type { Uuid } from '@evident/domain/kernel';
import { KINDS } from '@evident/domain/kinds';
import type { SharedType, ShareLink } from '@evident/domain/sharing';
import type { Session } from '../session.ts';
import { shareLinkEntity } from './entities.ts';

/** Public links in PostgreSQL. A read locks the row until the unit of work ends. */
export class PostgresShareLinkStore implements ShareLinkStore {
  constructor(private readonly session: Session) {}

  find(id: Uuid): Promise<ShareLink | null> {
    return this.session.manager.findOne(shareLinkEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }
  async lockLinks(objectId: Uuid): Promise<void> {
    await this.session.query(`SELECT pg_advisory_xact_lock(hashtextextended('links to ' || $1, 0))`, [objectId]);
  }
  of(objectType: SharedType, objectId: Uuid): Promise<ShareLink[]> {
    return this.session.manager.find(shareLinkEntity, {
      where: { objectType, objectId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }
  async save(link: ShareLink): Promise<void> {
    await this.session.manager.upsert(shareLinkEntity, link, ['id']);
  }
  async projectOf(objectType: SharedType, objectId: Uuid): Promise<Uuid | null> {
    const column = objectType === 'project' ? 'id' : 'project_id';
    const sql = `SELECT ${column} AS id FROM ${KINDS[objectType].table} WHERE id = $1`;
    return (await this.session.query<{ id: Uuid }>(sql, [objectId]))[0]?.id ?? null;
  }
}
