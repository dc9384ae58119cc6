import type { AuditReader } from '@evident/application/workspaces/audit-reader';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { AuditEntryView, AuditFilter } from '@evident/domain/workspaces';
import { type Keyed, type Order, keyset, pageFrom } from '../keyset.ts';
import type { PostgresReads } from '../reads.ts';

const NEWEST_FIRST: Order = {
  columns: [
    { sql: 'e.at', type: 'timestamptz' },
    { sql: 'e.id', type: 'uuid' },
  ],
  descending: true,
};
type Row = Omit<AuditEntryView, 'at'> & { at: Date };

/** The audit log, read straight from its table. */
export class PostgresAuditReader implements AuditReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, { area, memberId, from, until }: AuditFilter, page: PageRequest): Promise<Page<AuditEntryView>> {
    const keys = keyset(NEWEST_FIRST, page, 5);
    return this.reads.read(actor.teamId, async (rows) => {
      const found = await rows<Keyed<Row>>(
        `SELECT e.id, e.at, e.action, e.actor_id AS "actorId", a.name AS "actorName", e.object_type AS "objectType", e.object_id AS "objectId", o.name AS "objectName", e.detail, ${keys.select}
         FROM audit_entry e LEFT JOIN member a ON a.id = e.actor_id LEFT JOIN member o ON e.object_type = 'member' AND o.id = e.object_id
         WHERE ($1::text IS NULL OR split_part(e.action, ':', 1) = $1) AND ($2::uuid IS NULL OR e.actor_id = $2 OR e.object_id = $2)
           AND ($3::timestamptz IS NULL OR e.at >= $3) AND ($4::timestamptz IS NULL OR e.at < $4) AND ${keys.where} ${keys.tail}`,
        [area ?? null, memberId ?? null, from ?? null, until ?? null, ...keys.parameters],
      );
      return pageFrom(found, page, ({ at, ...entry }: Row) => ({ ...entry, at: at.toISOString() }));
    });
  }
}
