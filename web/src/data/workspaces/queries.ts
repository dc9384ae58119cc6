import type { InviteView } from '@evident/domain/workspaces';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { pagesOptions } from '../../kernel/queries/pages.ts';
import { on } from '../../kernel/queries/touched-by.ts';

const INVITES = 100;

/** Whether a subdomain is free. */
export const subdomainQuery = (wish: string) =>
  queryOptions({
    queryKey: ['subdomain', wish],
    queryFn: () => answer(api.GET('/api/v1/workspaces/subdomain', { params: { query: { wish } } })),
  });

/** Invites that are pending or expired. */
export const invitesQuery = () =>
  pagesOptions<InviteView>(
    ['invites'],
    (cursor) => answer(api.GET('/api/v1/invites', { params: { query: { cursor, limit: INVITES } } })),
    on(['member:invited', 'member:joined'], true),
  );

/** Background jobs that are not tried again by themselves. */
export const setAsideJobsQuery = () =>
  queryOptions({ queryKey: ['set-aside-jobs'], queryFn: () => answer(api.GET('/api/v1/set-aside-jobs')) });

/** An invite as its recipient sees it. */
export const invitePreviewQuery = (token: string) =>
  queryOptions({
    queryKey: ['invite', token],
    queryFn: () => answer(api.POST('/api/v1/auth/invite-preview', { body: { token } })),
    retry: false,
    staleTime: Infinity,
  });
