import type { MemberView, MemberWording } from '@evident/domain/workspaces';
import type { InfiniteData } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { useOptimistic } from '../../kernel/queries/use-optimistic.ts';
import { usePages, type Paged } from '../../kernel/queries/use-pages.ts';

const PAGES = ['members', 'pages'];
const AT_ONCE = 100;

type Cached = InfiniteData<{ items: MemberView[]; next: string | null }>;
const inPages = ({ pages, pageParams }: Cached, change: (items: MemberView[]) => MemberView[]): Cached => ({
  pageParams,
  pages: pages.map((page) => ({ ...page, items: change(page.items) })),
});

/** The members by name, or those whose name or address has the words. */
export function useMembers(search: string): Paged<MemberView> {
  const query = { limit: AT_ONCE, ...(search ? { search } : {}) };
  return usePages([...PAGES, search], (cursor) =>
    answer(api.GET('/api/v1/members', { params: { query: { ...query, cursor } } })),
  );
}

/** Changing what a member is, and taking one out: seen at once, put back with the reason when refused. */
export function useMemberChanges() {
  const change = useOptimistic({
    change: ({ id, ...wording }: MemberWording & { id: string }) =>
      answer(api.PATCH('/api/v1/members/{memberId}', { params: { path: { memberId: id } }, body: wording })),
    foreseen: ({ id, ...wording }) => [
      {
        queryKey: PAGES,
        foresee: (cached: Cached) =>
          inPages(cached, (items) => items.map((item) => (item.id === id ? { ...item, ...wording } : item))),
      },
    ],
    refused: 'The role was not changed',
  });
  const remove = useOptimistic({
    change: (id: string) => answer(api.DELETE('/api/v1/members/{memberId}', { params: { path: { memberId: id } } })),
    foreseen: (id) => [
      {
        queryKey: PAGES,
        foresee: (cached: Cached) => inPages(cached, (items) => items.filter((item) => item.id !== id)),
      },
    ],
    refused: 'The member was not removed',
  });
  return { change, remove };
}
