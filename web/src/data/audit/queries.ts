import type { AuditEntryView, AuditFilter } from '@evident/domain/audit';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

const AUDIT_ENTRIES = 50;

/** The audit log, newest first. `period` names the time range that `from` was computed from. */
export const auditEntriesQuery = ({ from, ...filter }: AuditFilter, period: string) =>
  pagesOptions<AuditEntryView>(['audit-entries', filter, period], (cursor) =>
    answer(
      api.GET('/api/v1/audit-entries', { params: { query: { cursor, limit: AUDIT_ENTRIES, ...filter, from } } }),
    ),
  );

/** How long entries are kept. */
export const auditRulesQuery = () =>
  queryOptions({ queryKey: ['audit-rules'], queryFn: () => answer(api.GET('/api/v1/audit-rules')) });
