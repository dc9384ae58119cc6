import type { GroupView } from '@evident/domain/workspaces';
import { groupsQuery } from '../../data/workspaces/members.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

const change = (id: string, next: (group: GroupView) => GroupView) => [
  updated(groupsQuery(), (groups) => groups.map((group) => (group.id === id ? next(group) : group))),
];

/** Group changes: optimistic, rolled back with the reason on refusal. */
export function useGroupChanges() {
  const rename = useOptimistic({
    change: ({ groupId, name, seen }: { groupId: string; name: string; seen: number }) =>
      answer(
        api.PATCH('/api/v1/groups/{groupId}', {
          params: { path: { groupId }, header: unlessChanged(seen) },
          body: { name },
        }),
      ),
    updates: ({ groupId, name }) => change(groupId, (group) => ({ ...group, name, version: group.version + 1 })),
    refused: 'The group was not renamed',
  });
  const add = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.PUT('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    updates: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: [...group.memberIds, memberId] })),
    refused: 'Adding the member failed',
  });
  const take = useOptimistic({
    change: (path: { groupId: string; memberId: string }) =>
      answer(api.DELETE('/api/v1/groups/{groupId}/members/{memberId}', { params: { path } })),
    updates: ({ groupId, memberId }) =>
      change(groupId, (group) => ({ ...group, memberIds: group.memberIds.filter((id) => id !== memberId) })),
    refused: 'Removing the member from the group failed',
  });
  const remove = useOptimistic({
    change: (groupId: string) => answer(api.DELETE('/api/v1/groups/{groupId}', { params: { path: { groupId } } })),
    updates: (groupId) => [updated(groupsQuery(), (groups) => groups.filter(({ id }) => id !== groupId))],
    refused: 'The group was not deleted',
  });
  return { rename, add, take, remove };
}
