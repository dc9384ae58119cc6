import type { AuditReader } from '@evident/application/workspaces/audit-reader';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditEntryView, AuditFilter } from '@evident/domain/workspaces';
import type { Order } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'e.at', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};

const ENTRIES = db
  .selectFrom('audit_entry as e')
  .leftJoin('member as a', 'a.id', 'e.actor_id')
  .leftJoin('member as o', (join) => join.on('e.object_type', '=', 'member').onRef('o.id', '=', 'e.object_id'))
  .select([
    'e.id',
    'e.at',
    'e.action',
    'e.actor_id as actorId',
    'a.name as actorName',
    'e.object_type as objectType',
    'e.object_id as objectId',
    'o.name as objectName',
    (entry) => entry.ref('e.region').$castTo<AuditEntryView['region']>().as('region'),
    'e.detail',
  ]);

export class PostgresAuditReader implements AuditReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { area, memberId, from, until }: AuditFilter, page: PageRequest): Promise<Page<AuditEntryView>> {
    let query = ENTRIES;
    if (area !== undefined) query = query.where(expression<string>`split_part(e.action, ':', 1)`, '=', area);
    if (memberId !== undefined)
      query = query.where(({ or, eb }) => or([eb('e.actor_id', '=', memberId), eb('e.object_id', '=', memberId)]));
    // RFC 3339 allows offsets up to 23:59, PostgreSQL only below 16:00.
    if (from !== undefined) query = query.where('e.at', '>=', new Date(from));
    if (until !== undefined) query = query.where('e.at', '<', new Date(until));
    return this.reads.page(actor, query, {
      order: NEWEST_FIRST,
      page,
      itemOf: ({ at, ...entry }) => ({ ...entry, at: at.toISOString() }),
    });
  }
}
