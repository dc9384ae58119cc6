/** Conditions on entries of the audit log, as a query of the API and as SQL by hand. `?` is the value. */
export interface AuditCondition {
  readonly what: string;
  readonly query: string;
  readonly sql: string;
}

export const AUDIT_CONDITIONS: readonly AuditCondition[] = [
  { what: 'no filter', query: '', sql: 'true' },
  { what: 'an area', query: 'area=note', sql: "e.area = 'note'" },
  { what: 'a rare action', query: 'action=member:role-changed', sql: "e.action = 'member:role-changed'" },
  { what: 'an actor', query: 'actorId=?', sql: 'e.actor_id = ?' },
  { what: 'a member', query: 'memberId=?', sql: '(e.actor_id = ? OR e.object_id = ?)' },
  { what: 'an object', query: 'objectId=?', sql: '(e.object_id = ? OR e.object_ids @> ARRAY[?::uuid])' },
  { what: 'an address', query: 'ip=203.0.113.77', sql: "e.ip = '203.0.113.77'" },
  { what: 'a program', query: 'program=SCIM', sql: "e.program = 'SCIM'" },
  { what: 'a month two years ago', query: 'from=$FROM&until=$UNTIL', sql: "e.at >= '$FROM' AND e.at < '$UNTIL'" },
];

/** Where a cursor would begin: a month, two years ago. */
export const [FROM, UNTIL] = ['2024-11-01T00:00:00Z', '2024-12-01T00:00:00Z'];

export const auditPage = (index: number): string =>
  `SELECT e.id, e.at, e.action, e.actor_id, a.name, e.object_type, e.object_id, e.object_ids, e.project_id, e.region, e.ip, e.device, e.program, e.program_id, e.program_name, e.sequence, e.detail
   FROM audit_entry e LEFT JOIN member a ON a.id = e.actor_id
   WHERE ${AUDIT_CONDITIONS[index]!.sql.replaceAll('?', '$1').replace('$FROM', FROM!).replace('$UNTIL', UNTIL!)} ORDER BY e.at DESC, e.id DESC LIMIT 51`;
