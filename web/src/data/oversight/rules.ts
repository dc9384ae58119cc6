import type { RuleViolation, WorkspaceRule } from '@evident/domain/workspaces';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';

const VIOLATIONS = 50;
const KEY = ['rule-violations'];

/** Counts the violations of each rule. */
export const ruleCountsQuery = () =>
  queryOptions({ queryKey: KEY, queryFn: () => answer(api.GET('/api/v1/workspace/rule-violations')) });

/** Members or public links that a rule does not allow. */
export const ruleViolationsQuery = (rule: WorkspaceRule) =>
  pagesOptions<RuleViolation>([...KEY, rule], (cursor) =>
    answer(
      api.GET('/api/v1/workspace/rule-violations/{rule}', {
        params: { path: { rule }, query: { cursor, limit: VIOLATIONS } },
      }),
    ),
  );

/** Turns off all public links. */
export function useEndPublicLinks() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () => answer(api.DELETE('/api/v1/workspace/public-links')),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
}

/** Signs a member out of this workspace. */
export function useEndMemberSessions() {
  return useWrite({
    mutationFn: (memberId: string) =>
      answer(api.DELETE('/api/v1/members/{memberId}/sessions', { params: { path: { memberId } } })),
  });
}
