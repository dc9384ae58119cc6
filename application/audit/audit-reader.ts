import type { AuditEntryView, AuditFilter } from '@evident/domain/audit';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The audit log of a workspace, for admins. */
export interface AuditReader {
  /** Newest first. */
  list(actor: Actor, filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntryView>>;
}
