import type { Uuid } from '@evident/domain/kernel';

/** An audited action: actor, action, object. */
export interface AuditEntry {
  /** Null for a directory, whose token is in the details. */
  readonly actorId: Uuid | null;
  /** As `object:verb`: `project:access-taken`, `member:role-changed`. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: Uuid;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Append-only. Entries are written in the transaction of the change. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
}
