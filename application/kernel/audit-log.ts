import type { Uuid } from '@evident/domain/kernel';

/** Something that must stay known: who did what to which thing. */
export interface AuditEntry {
  readonly actorId: Uuid;
  /** The recorded action, as `thing:verb`: `project:access-taken`, `member:role-changed`. */
  readonly action: string;
  readonly objectType: string;
  readonly objectId: Uuid;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Entries are written in the transaction of what they tell of, and never changed. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
}
