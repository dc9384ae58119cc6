import type { MemberWording } from '@evident/domain/workspaces';
import { memberLists } from '../../data/workspaces/members.ts';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { updated } from '../../kernel/queries/cache-updates.ts';
import { inPages } from '../../kernel/queries/pages.ts';
import { useOptimistic } from '../../kernel/queries/optimistic.ts';

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
