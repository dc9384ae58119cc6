import type { SsoChoices, SsoConnectionView, SsoDomainView, SsoRulesView, SsoTestView } from '@evident/domain/sso';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';

/** Connections of the workspace, the oldest first. */
export const connectionsQuery = () =>
  queryOptions({
    queryKey: ['sso-connections'],
    queryFn: async (): Promise<SsoConnectionView[]> => (await answer(api.GET('/api/v1/sso/connections'))).items,
  });

/** Mail domains of the workspace, the oldest first. */
export const domainsQuery = () =>
  queryOptions({
    queryKey: ['sso-domains'],
    queryFn: async (): Promise<SsoDomainView[]> => (await answer(api.GET('/api/v1/sso/domains'))).items,
  });

export const ssoRulesQuery = () =>
  queryOptions({
    queryKey: ['sso-rules'],
    queryFn: (): Promise<SsoRulesView> => answer(api.GET('/api/v1/sso/rules')),
  });

/** The claims that a directory sent for a test. */
export const ssoTestQuery = (testId: string) =>
  queryOptions({
    queryKey: ['sso-test', testId],
    queryFn: (): Promise<SsoTestView> =>
      answer(api.GET('/api/v1/sso/tests/{testId}', { params: { path: { testId } } })) as Promise<SsoTestView>,
    staleTime: Infinity,
  });

/** The connections that a sign-in screen offers. */
export const fetchChoices = (query: { workspace?: string; email?: string }): Promise<SsoChoices> =>
  answer(api.GET('/api/v1/auth/sso', { params: { query } }));

export const choicesQuery = (workspace: string) =>
  queryOptions({ queryKey: ['sso-choices', workspace], queryFn: () => fetchChoices({ workspace }) });
