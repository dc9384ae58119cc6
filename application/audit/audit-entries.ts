import type { AuditEntryView, AuditFilter } from '@evident/domain/audit';
import type { Page, PageRequest } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { answeredBy } from '../kernel/answered-by.ts';
import type { AuditLog } from '../kernel/audit-log.ts';
import { queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import type { AuditReader } from './audit-reader.ts';

/** Entries of one piece of an export. */
const EXPORTED_AT_ONCE = 1_000;

/** Lists the audit log of the workspace, newest first. */
export class ListAuditEntries extends queryWith({ scope: 'read', role: 'admin' })<
  { filter: AuditFilter; page: PageRequest },
  Page<AuditEntryView>
> {}
export const ListAuditEntriesHandler = answeredBy(({ actor, filter, page }: ListAuditEntries, entries: AuditReader) =>
  entries.list(actor, filter, page),
);

/** Reads the audit log in pieces, newest first. The export itself is recorded. */
export class ExportAuditEntries extends queryWith({ scope: 'read', role: 'admin' })<
  { filter: AuditFilter },
  AsyncIterable<AuditEntryView[]>
> {}
export const ExportAuditEntriesHandler = answeredBy(
  async ({ actor, filter }: ExportAuditEntries, entries: AuditReader, work: UnitOfWork<{ audit: AuditLog }>) => {
    const { userId: actorId, teamId: objectId } = actor;
    await work.perform(actor.teamId, ({ audit }) =>
      audit.record({ actorId, action: 'audit-log:exported', objectType: 'workspace', objectId, detail: { ...filter } }),
    );
    return piecesOf(actor, filter, entries);
  },
);

async function* piecesOf(actor: Actor, filter: AuditFilter, entries: AuditReader): AsyncIterable<AuditEntryView[]> {
  let cursor: string | null = null;
  do {
    const { items, next }: Page<AuditEntryView> = await entries.list(actor, filter, {
      limit: EXPORTED_AT_ONCE,
      cursor,
    });
    yield items;
    cursor = next;
  } while (cursor !== null);
}
