import type { AuditEntry, AuditLog } from '@evident/application/kernel/audit-log';
import type { Session } from './session.ts';

/** The audit log of the transaction's team. */
export class PostgresAuditLog implements AuditLog {
  constructor(private readonly session: Session) {}

  async record({ actorId, action, objectType, objectId, detail }: AuditEntry): Promise<void> {
    await this.session.query(
      'INSERT INTO audit_entry (id, team_id, actor_id, action, object_type, object_id, detail, at) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, now())',
      [this.session.teamId, actorId, action, objectType, objectId, JSON.stringify(detail ?? {})],
    );
  }
}
