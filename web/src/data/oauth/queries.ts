import type { AuthorizationParameters } from '@evident/domain/oauth';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { inWorkspace } from './requests.ts';

/** The request of a program, as the server understands it. */
export const authorizationQuery = (teamId: string, query: AuthorizationParameters) =>
  queryOptions({
    queryKey: ['authorization', teamId, query],
    queryFn: () => answer(api.GET('/api/v1/authorization', { params: { query }, headers: inWorkspace(teamId) })),
    retry: false,
  });

/** The programs that members allowed: for admins those of all. */
export const programsQuery = () =>
  queryOptions({ queryKey: ['programs'], queryFn: () => answer(api.GET('/api/v1/programs')) });
