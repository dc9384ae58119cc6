import { ListAuditEntries } from '@evident/application/workspaces/queries';
import { pageRequest } from '../kernel/page.dto.ts';
import { AuditEntryPageDto, AuditQueryDto } from './workspaces.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';

export const AUDIT_OPERATIONS = {
  listAuditEntries: operation({
    route: 'GET /audit-entries',
    asks: ListAuditEntries,
    summary: 'List the audit log of the workspace, newest first',
    query: AuditQueryDto,
    answers: AuditEntryPageDto,
    message: ({ actor, query: { limit, cursor, ...filter } }) =>
      new ListAuditEntries(actor, filter, pageRequest({ limit, cursor })),
  }),
};
