import type { AuditEntryView, AuditFilter, AuditRules, SightedType, SightItem } from '@evident/domain/audit';
import type { ProjectPerson } from '@evident/domain/projects';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';

const AUDIT_ENTRIES = 50;

/** The audit log, newest first. `period` names the time range that `from` was computed from. */
export const auditEntriesQuery = ({ from, ...filter }: AuditFilter, period: string) =>
  pagesOptions<AuditEntryView>(['audit-entries', filter, period], (cursor) =>
    answer(api.GET('/api/v1/audit-entries', { params: { query: { cursor, limit: AUDIT_ENTRIES, ...filter, from } } })),
  );

/** The address of an export of the audit log. */
export const auditExportPath = (filter: AuditFilter, format: 'csv' | 'jsonl'): string =>
  `/api/v1/audit-entries/export?${new URLSearchParams({ format, ...filter })}`;

/** How long entries are kept. */
export const auditRulesQuery = () =>
  queryOptions({ queryKey: ['audit-rules'], queryFn: () => answer(api.GET('/api/v1/audit-rules')) });

/** Returns a function that changes how long entries are kept. */
export function useSetAuditRules(): (rules: AuditRules) => Promise<void> {
  const client = useQueryClient();
  return async (body) => {
    await answer(api.PUT('/api/v1/audit-rules', { body }));
    client.setQueryData(auditRulesQuery().queryKey, body);
  };
}

/** Checks a part of the chain. */
export const checkChain = (after: number | undefined) =>
  answer(api.GET('/api/v1/audit-chain', { params: { query: { after } } }));

const PEOPLE = 100;

/** Members who can see an object, by name. `at`: ISO time that is asked about; now by default. */
export const audienceQuery = (objectType: SightedType, objectId: string, at?: string) =>
  pagesOptions<ProjectPerson>(['audience', objectType, objectId, at ?? null], (cursor) =>
    answer(
      api.GET('/api/v1/audiences/{objectType}/{objectId}', {
        params: { path: { objectType, objectId }, query: { cursor, limit: PEOPLE, at } },
      }),
    ),
  );

/** Public links of an object, and admins who could get access. */
export const audienceAroundQuery = (objectType: SightedType, objectId: string, at?: string) =>
  queryOptions({
    queryKey: ['audience', objectType, objectId, at ?? null, 'around'],
    queryFn: () =>
      answer(
        api.GET('/api/v1/audiences/{objectType}/{objectId}', {
          params: { path: { objectType, objectId }, query: { limit: 1, at } },
        }),
      ),
  });

/** Projects and folders that a member can see, by title. */
export const memberSightQuery = (memberId: string, at?: string) =>
  pagesOptions<SightItem>(['member-sight', memberId, at ?? null], (cursor) =>
    answer(
      api.GET('/api/v1/members/{memberId}/sight', {
        params: { path: { memberId }, query: { cursor, limit: PEOPLE, at } },
      }),
    ),
  );
