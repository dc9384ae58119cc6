import type { EnvironmentView } from '@evident/domain/workspaces';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../api/send.ts';
import { api } from '../api/client.ts';

export const askEnvironment = (): Promise<EnvironmentView> => answer(api.GET('/api/v1/auth/environment'));

/** What there is to know before anybody is signed in: where the root address is, and whose host this is. */
export function useEnvironment() {
  return useQuery({ queryKey: ['environment'], queryFn: askEnvironment, staleTime: Infinity });
}

/** Whether a page stands at the root address, where one signs in and chooses a workspace. */
export const isAtRoot = (environment: Pick<EnvironmentView, 'rootUrl'>, host = location.host): boolean =>
  new URL(environment.rootUrl).host === host;
