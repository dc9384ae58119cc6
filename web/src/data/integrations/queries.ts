import type { ChannelsView, Holder, IntegrationsView } from '@evident/domain/integrations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { on } from '../../kernel/queries/touched-by.ts';

/** The services that can be connected, with their state in the workspace, or of the member. */
export const integrationsQuery = (holder: Holder) =>
  queryOptions({
    queryKey: ['integrations', holder],
    queryFn: async (): Promise<IntegrationsView['items']> =>
      (await answer(holder === 'workspace' ? api.GET('/api/v1/integrations') : api.GET('/api/v1/me/integrations')))
        .items,
    meta: { touchedBy: on(['integration:changed'], true) },
  });

/** The public channels of the connected Slack. */
export const channelsQuery = () =>
  queryOptions({
    queryKey: ['integrations', 'channels'],
    queryFn: async (): Promise<ChannelsView['items']> =>
      (await answer(api.GET('/api/v1/integrations/slack/channels'))).items,
    meta: { touchedBy: on(['integration:changed'], true) },
  });
