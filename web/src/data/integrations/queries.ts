import type { IntegrationsView } from '@evident/domain/integrations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { on } from '../../kernel/queries/touched-by.ts';

/** The services that can be connected, with their state in the workspace. */
export const integrationsQuery = () =>
  queryOptions({
    queryKey: ['integrations'],
    queryFn: async (): Promise<IntegrationsView['items']> => (await answer(api.GET('/api/v1/integrations'))).items,
    meta: { touchedBy: on(['integration:changed'], true) },
  });
