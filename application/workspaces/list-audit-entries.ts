import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type AuditEntryView, type AuditFilter, demandWorkspaceAdmin } from '@evident/domain/workspaces';
import { type Handler, Query } from '../kernel/message.ts';
import type { AuditReader } from './audit-reader.ts';

/** The audit log of the workspace, newest first. */
export class ListAuditEntries extends Query<Page<AuditEntryView>> {
  constructor(
    readonly actor: Actor,
    readonly filter: AuditFilter,
    readonly page: PageRequest,
  ) {
    super();
  }
}

export class ListAuditEntriesHandler implements Handler<ListAuditEntries> {
  constructor(private readonly entries: AuditReader) {}

  async execute({ actor, filter, page }: ListAuditEntries): Promise<Page<AuditEntryView>> {
    demandWorkspaceAdmin(actor);
    return this.entries.list(actor, filter, page);
  }
}
