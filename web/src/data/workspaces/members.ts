import type { GroupView, MemberView } from '@evident/domain/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { everyPage, WHOLE } from '../../kernel/api/every-page.ts';
import { answer } from '../../kernel/api/send.ts';
import { family } from '../../kernel/queries/cache-updates.ts';
import { pagesOptions, type Pages } from '../../kernel/queries/pages.ts';
import { on, touchedBy } from '../../kernel/queries/touched-by.ts';

const PAGE_SIZE = 100;
const FOUND_MAX = 50;

const ANY_MEMBER = on(['member:changed', 'member:joined', 'member:left', 'member:removed', 'member:invited'], true);

export const memberLists = family<Pages<MemberView>>('members', 'pages');

/** The members by name, optionally filtered by name or address. */
export const memberListQuery = (search: string) =>
  pagesOptions<MemberView>(
    [...memberLists.queryKey, search],
    (cursor) =>
      answer(
        api.GET('/api/v1/members', { params: { query: { limit: PAGE_SIZE, ...(search ? { search } : {}), cursor } } }),
      ),
    ANY_MEMBER,
  );

/** All members, for adding to groups and for the list of admins. */
export const allMembersQuery = () =>
  queryOptions({
    queryKey: ['members', 'everybody'],
    queryFn: () =>
      everyPage<MemberView>((cursor) =>
        answer(api.GET('/api/v1/members', { params: { query: { limit: WHOLE, cursor } } })),
      ),
    meta: touchedBy<MemberView[]>(ANY_MEMBER),
  });

/** The first members that match a search, for autocompletion. */
export const foundMembersQuery = (search: string) =>
  queryOptions({
    queryKey: ['members', 'found', search],
    queryFn: async (): Promise<MemberView[]> =>
      (
        await answer(
          api.GET('/api/v1/members', { params: { query: { search: search || undefined, limit: FOUND_MAX } } }),
        )
      ).items,
    meta: touchedBy<MemberView[]>(ANY_MEMBER),
  });

/** A member, including former ones. */
export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['members', memberId],
    queryFn: (): Promise<MemberView> =>
      answer(api.GET('/api/v1/members/{memberId}', { params: { path: { memberId } } })),
    meta: touchedBy<MemberView>(on(['member:changed', 'member:joined', 'member:left', 'member:removed'], { memberId })),
  });

/** The groups with the ids of their members. */
export const groupsQuery = () =>
  queryOptions({
    queryKey: ['groups'],
    queryFn: async (): Promise<GroupView[]> => (await answer(api.GET('/api/v1/groups'))).items,
    meta: touchedBy<GroupView[]>(on(['member:changed', 'member:left', 'member:removed'], true)),
  });
