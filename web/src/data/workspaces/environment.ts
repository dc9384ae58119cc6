import type { EnvironmentView } from '@evident/domain/workspaces';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

export const fetchEnvironment = (): Promise<EnvironmentView> => answer(api.GET('/api/v1/auth/environment'));

/** The host and what it offers, readable without a session. */
export const environmentQuery = () =>
  queryOptions({ queryKey: ['environment'], queryFn: fetchEnvironment, staleTime: Infinity });

export const useEnvironment = () => useQuery(environmentQuery());

/** Whether a page is at the root address, where people sign in and choose a workspace. */
export const isAtRoot = (environment: Pick<EnvironmentView, 'rootUrl'>, host = location.host): boolean =>
  new URL(environment.rootUrl).host === host;
