import type { AuditEntry, AuditLog } from '@evident/application/kernel/audit-log';
import type { RecordedChange } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';
import { callers } from './callers.ts';
import type { Session } from './session.ts';

/** Objects and actions that a handler recorded itself, with more detail than their events have, and ids in that detail. */
const recorded = new WeakMap<Session, Set<Uuid | string>>();

/** The audit log of the transaction's team. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly session: Session) {}

  async record({ actorId, action, objectType, objectId, detail = {} }: AuditEntry): Promise<void> {
    const known = recorded.get(this.session) ?? new Set();
    for (const about of [objectId, action, ...Object.values(detail)]) if (typeof about === 'string') known.add(about);
    recorded.set(this.session, known);
    await insertEntries(this.session, [
      { actorId, action, objectType, objectId, objectIds: null, projectId: null, detail },
    ]);
  }
}

/** Records changes that were announced, except those that a handler recorded. */
export async function recordChanges(session: Session, changes: readonly RecordedChange[]): Promise<void> {
  const known = recorded.get(session);
  const left = changes.filter(({ action, objectId }) => !known?.has(objectId ?? action));
  if (left.length > 0) await insertEntries(session, left, REPEATED);
}

/** Texts are saved every few seconds: changes of an object within a minute by the same caller are one entry. */
const REPEATED = `
  AND NOT (e.action LIKE '%:changed' AND e."objectId" IS NOT NULL AND e.detail = '{}' AND EXISTS (
    SELECT FROM audit_entry o WHERE o.team_id = $1 AND o.object_id = e."objectId" AND o.at > now() - interval '1 minute'
      AND o.action = e.action AND o.actor_id IS NOT DISTINCT FROM coalesce(e."actorId", $3::uuid) AND o.ip IS NOT DISTINCT FROM $4::text AND o.program_id IS NOT DISTINCT FROM coalesce($7::uuid, k.id)))`;

type Insertable = Omit<RecordedChange, 'action'> & { readonly action: string };

/** The program is the access token of the request, unless it is another one: a token of a program is that of OAuth. */
async function insertEntries(session: Session, entries: readonly Insertable[], unless = ''): Promise<void> {
  const { memberId, ip, device, program, programId, programName, tokenHash } = callers.now();
  await session.query(
    `INSERT INTO audit_entry (id, team_id, at, actor_id, action, object_type, object_id, object_ids, project_id, region, detail, ip, device, program, program_id, program_name)
     SELECT gen_random_uuid(), $1, now(), coalesce(e."actorId", $3::uuid), e.action, e."objectType", e."objectId", e."objectIds", e."projectId", '', e.detail, $4::text, $5::text,
       coalesce($6::text, CASE WHEN k.program THEN 'OAUTH' WHEN k.id IS NOT NULL THEN 'TOKEN' END), coalesce($7::uuid, k.id), coalesce($8::text, k.name, d.name)
     FROM jsonb_to_recordset($2::jsonb) e ("actorId" uuid, action text, "objectType" text, "objectId" uuid, "objectIds" uuid[], "projectId" uuid, detail jsonb)
     LEFT JOIN access_token k ON k.secret_hash = $9::text
     LEFT JOIN scim_token d ON d.id = $7::uuid AND $6::text = 'SCIM'
     WHERE true ${unless}`,
    [
      session.teamId,
      JSON.stringify(entries),
      memberId ?? null,
      ip ?? null,
      device ?? null,
      program ?? null,
      programId ?? null,
      programName ?? null,
      tokenHash?.() ?? null,
    ],
  );
}
