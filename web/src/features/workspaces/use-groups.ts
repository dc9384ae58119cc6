import type { GroupView, MemberView } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { WHOLE, everyPage } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';

const GROUPS = ['groups'];
interface Cached {
  items: GroupView[];
}
const change = (id: string, next: (group: GroupView) => GroupView) => [
  {
    queryKey: GROUPS,
    foresee: (cached: Cached) => ({ items: cached.items.map((group) => (group.id === id ? next(group) : group)) }),
  },
];

/** The groups with the ids of their members. */
export const useGroups = () => useQuery({ queryKey: GROUPS, queryFn: () => answer(api.GET('/api/v1/groups')) });

/** Everybody in the workspace: who can be put into a group, and who is an admin. */
export const useEverybody = (enabled = true) =>
  useQuery({
    queryKey: ['members', 'everybody'],
    enabled,
    queryFn: () =>
      everyPage<MemberView>((cursor) =>
        answer(api.GET('/api/v1/members', { params: { query: { limit: WHOLE, cursor } } })),
      ),
  });

/** What can be done to a group: seen at once, put back with the reason when refused. */
export function useGroupChanges() {
  const rename = useOptimistic({
    change: ({ groupId, name, seen }: { groupId: string; name: string; seen: number }) =>
      answer(
        api.PATCH('/api/v1/groups/{groupId}', {
          params: { path: { groupId }, header: unlessChanged(seen) },
          body: { name },
        }),
      ),
    foreseen: ({ groupId, name }) => change(groupId, (group) => ({ ...group, name, version: group.version + 1 })),
    refused: 'The group was not renamed',
  });
  const add = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.PUT('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    foreseen: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: [...group.memberIds, memberId] })),
    refused: 'Adding the member failed',
  });
  const take = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.DELETE('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    foreseen: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: group.memberIds.filter((id) => id !== memberId) })),
    refused: 'Removing the member from the group failed',
  });
  const remove = useOptimistic({
    change: (groupId: string) => answer(api.DELETE('/api/v1/groups/{groupId}', { params: { path: { groupId } } })),
    foreseen: (groupId) => [
      { queryKey: GROUPS, foresee: (cached: Cached) => ({ items: cached.items.filter(({ id }) => id !== groupId) }) },
    ],
    refused: 'The group was not deleted',
  });
  return { rename, add, take, remove };
}
