import { INTEGRATIONS, type Integration } from '@evident/domain/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { integrationsQuery } from './queries.ts';

const pathOf = (integration: Integration) => INTEGRATIONS[integration].path;

/** Leaves for the page of the service on which to allow the connection. */
export function useConnect(integration: Integration) {
  return useCreate({
    create: (_: void, header) =>
      answer(
        api.POST('/api/v1/integrations/{integration}/authorization', {
          params: { path: { integration: pathOf(integration) }, header },
        }),
      ),
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Connects after the service led back. */
export function useFinishConnection() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ integration, state }: { integration: Integration; state: string }) =>
      answer(
        api.PUT('/api/v1/integrations/{integration}/connection', {
          params: { path: { integration: pathOf(integration) } },
          body: { state },
        }),
      ),
    onSuccess: () => invalidate(client, integrationsQuery()),
  });
}

export function useDisconnect(integration: Integration) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (_: void) =>
      answer(
        api.DELETE('/api/v1/integrations/{integration}/connection', {
          params: { path: { integration: pathOf(integration) } },
        }),
      ),
    onSuccess: () => invalidate(client, integrationsQuery()),
  });
}
