import type { GroupView, MemberView } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { groupsQuery, memberQuery } from '../../data/workspaces/members.ts';

/** A current or former member with their groups. */
export function useProfile(memberId: string): {
  member: MemberView | undefined;
  groups: readonly GroupView[];
  problem: unknown;
  again: () => void;
} {
  const { data: member, error, refetch } = useQuery(memberQuery(memberId));
  const groups = (useQuery(groupsQuery()).data ?? []).filter(({ memberIds }) => memberIds.includes(memberId));
  return { member, groups, problem: error, again: () => void refetch() };
}
