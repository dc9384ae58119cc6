import type { AuditReader } from '@evident/application/audit/audit-reader';
import type { AuditEntryView, AuditFilter } from '@evident/domain/audit';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Expression, SqlBool } from 'kysely';
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
  .leftJoin('member as o', (join) =>
    join.on('e.object_type', 'in', ['member', 'MEMBER']).onRef('o.id', '=', 'e.object_id'),
  )
  .select([
    'e.id',
    'e.at',
    'e.action',
    'e.actor_id as actorId',
    'a.name as actorName',
    'e.object_type as objectType',
    'e.object_id as objectId',
    'e.object_ids as objectIds',
    'o.name as objectName',
    'e.project_id as projectId',
    (entry) => entry.ref('e.region').$castTo<AuditEntryView['region']>().as('region'),
    'e.ip',
    'e.device',
    (entry) => entry.ref('e.program').$castTo<AuditEntryView['program']>().as('program'),
    'e.program_id as programId',
    'e.program_name as programName',
    'e.sequence',
    'e.detail',
  ]);

/** Each is answered by an index, newest first. RFC 3339 allows offsets up to 23:59, PostgreSQL only below 16:00. */
const CONDITIONS: { readonly [Field in keyof Required<AuditFilter>]: (value: string) => Expression<SqlBool> } = {
  area: (area) => expression<SqlBool>`e.area = ${area}`,
  action: (action) => expression<SqlBool>`e.action = ${action}`,
  memberId: (id) => expression<SqlBool>`(e.actor_id = ${id} OR e.object_id = ${id})`,
  actorId: (id) => expression<SqlBool>`e.actor_id = ${id}`,
  objectId: (id) => expression<SqlBool>`(e.object_id = ${id} OR e.object_ids @> ARRAY[${id}::uuid])`,
  ip: (ip) => expression<SqlBool>`e.ip = ${ip}`,
  program: (program) => expression<SqlBool>`e.program = ${program}`,
  from: (from) => expression<SqlBool>`e.at >= ${new Date(from)}`,
  until: (until) => expression<SqlBool>`e.at < ${new Date(until)}`,
};

export class PostgresAuditReader implements AuditReader {
  constructor(private readonly reads: PostgresReads) {}

  list(actor: Actor, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntryView>> {
    let query = ENTRIES;
    for (const [field, value] of Object.entries(filter))
      if (value !== undefined) query = query.where(CONDITIONS[field as keyof AuditFilter](value));
    return this.reads.page(actor, query, {
      order: NEWEST_FIRST,
      page,
      itemOf: ({ at, objectIds, sequence, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        objectIds: objectIds ?? [],
        sequence: sequence === null ? null : Number(sequence),
      }),
    });
  }
}
