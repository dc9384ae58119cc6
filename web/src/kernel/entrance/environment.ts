import type { EnvironmentView } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../api/send.ts';
import { api } from '../api/client.ts';

export const askEnvironment = (): Promise<EnvironmentView> => answer(api.GET('/api/v1/auth/environment'));

/** Public information before sign-in: the root address, and the workspace of this host. */
export function useEnvironment() {
  return useQuery({ queryKey: ['environment'], queryFn: askEnvironment, staleTime: Infinity });
}

/** Whether the page is at the root address, for sign-in and choosing a workspace. */
export const isAtRoot = (environment: Pick<EnvironmentView, 'rootUrl'>, host = location.host): boolean =>
  new URL(environment.rootUrl).host === host;
