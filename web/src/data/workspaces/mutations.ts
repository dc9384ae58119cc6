import type { GroupView, MemberWording, TeamView, TeamWording } from '@evident/domain/workspaces';
import { useQueryClient } from '@tanstack/react-query';
import { asProblem } from '../../kernel/api/api-problem.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';
import { inPages } from '../../kernel/queries/pages.ts';
import { showToast } from '../../kernel/toasts.ts';
import { whoQuery } from '../identity/queries.ts';
import { groupsQuery, memberLists } from './members.ts';

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

/** Changes or removes a member: optimistic, rolled back with the reason on refusal. */
export function useMemberChanges() {
  const change = useOptimistic({
    change: ({ id, ...wording }: MemberWording & { id: string }) =>
      answer(api.PATCH('/api/v1/members/{memberId}', { params: { path: { memberId: id } }, body: wording })),
    updates: ({ id, ...wording }) => [
      updated(memberLists, (list) =>
        inPages(list, (items) => items.map((item) => (item.id === id ? { ...item, ...wording } : item))),
      ),
    ],
    refused: 'The role was not changed',
  });
  const remove = useOptimistic({
    change: (id: string) => answer(api.DELETE('/api/v1/members/{memberId}', { params: { path: { memberId: id } } })),
    updates: (id) => [updated(memberLists, (list) => inPages(list, (items) => items.filter((item) => item.id !== id)))],
    refused: 'The member was not removed',
  });
  return { change, remove };
}

const STALE = 412;

/** Changes a workspace with the version the admin saw. A stale version shows a toast and the current settings. */
export function useWorkspaceChange({ version }: Pick<TeamView, 'version'>): (wording: TeamWording) => Promise<void> {
  const client = useQueryClient();
  return async (wording) => {
    try {
      await answer(api.PATCH('/api/v1/workspace', { params: { header: unlessChanged(version) }, body: wording }));
    } catch (thrown) {
      const { status, title } = asProblem(thrown);
      if (status === STALE) {
        showToast({ tone: 'danger', title, message: 'Their choice is shown now.' });
        await client.invalidateQueries(whoQuery());
      }
      throw thrown;
    }
  };
}
