import type { AccountFinder } from '@evident/application/integrations/identify-account';
import type { IntegrationDirectory } from '@evident/application/integrations/integration-stores';
import type { Providers } from '@evident/application/integrations/provider';
import { INTEGRATIONS } from '@evident/domain/integrations';
import type { ProviderRegistry, ProviderRoutes } from './provider-routes.ts';
import type { SlackRequest, SlackRequests } from './slack-requests.ts';

/** The routes of each service. A new service adds its own here. */
export function openRoutes(providers: Providers, requests: SlackRequests): ProviderRegistry {
  const slack: ProviderRoutes = {
    paths: { webhook: ['POST'], commands: ['POST'], interactions: ['POST'] },
    isConfigured: providers.Slack !== undefined,
    signedIn: 'x-slack-signature',
    verified: (request) => requests.verified(request),
    answer: (request) => requests.answer(request as SlackRequest),
  };
  return new Map([[INTEGRATIONS.Slack.path, slack]]);
}

/** How the account of a signed body is found, for each service. */
export const accountFinders = (
  { Slack }: Providers,
  directory: IntegrationDirectory,
): Readonly<Record<'slack', AccountFinder>> => ({
  slack: async (body) => {
    const account = Slack?.accountOf(body) ?? null;
    return account === null ? [] : directory.ofAccount('Slack', account);
  },
});
