import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Requests of support to read the workspace; only for admins. */
export const supportQuery = () =>
  queryOptions({ queryKey: ['support-accesses'], queryFn: () => answer(api.GET('/api/v1/support-accesses')) });

/** The requests of the signed-in staff member. */
export const ownSupportQuery = () =>
  queryOptions({
    queryKey: ['own-support'],
    queryFn: () => answer(api.GET('/api/v1/me/support-accesses')),
    retry: false,
  });
