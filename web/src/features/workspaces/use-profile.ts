import type { GroupView, MemberView } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useGroups } from './use-groups.ts';

/** A member, also one who left, with the groups they are in. */
export function useProfile(memberId: string): {
  member: MemberView | undefined;
  groups: readonly GroupView[];
  problem: unknown;
  again: () => void;
} {
  const {
    data: member,
    error,
    refetch,
  } = useQuery({
    queryKey: ['members', memberId],
    queryFn: () => answer(api.GET('/api/v1/members/{memberId}', { params: { path: { memberId } } })),
  });
  const groups = (useGroups().data?.items ?? []).filter(({ memberIds }) => memberIds.includes(memberId));
  return { member, groups, problem: error, again: () => void refetch() };
}
