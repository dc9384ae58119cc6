import { type Holder, INTEGRATIONS, type Integration } from '@evident/domain/integrations';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { integrationsQuery } from './queries.ts';

const paramsOf = (integration: Integration) => ({ path: { integration: INTEGRATIONS[integration].path } });

/** Leaves for the page of the service on which to allow the connection. */
export function useConnect(integration: Integration, holder: Holder) {
  return useCreate({
    create: (_: void, header) => {
      const params = { ...paramsOf(integration), header };
      return answer(
        holder === 'workspace'
          ? api.POST('/api/v1/integrations/{integration}/authorization', { params })
          : api.POST('/api/v1/me/integrations/{integration}/authorization', { params }),
      );
    },
    onSuccess: ({ url }) => location.assign(url),
  });
}

/** Connects after the service led back. */
export function useFinishConnection(holder: Holder) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ integration, state }: { integration: Integration; state: string }) => {
      const request = { params: paramsOf(integration), body: { state } };
      return answer(
        holder === 'workspace'
          ? api.PUT('/api/v1/integrations/{integration}/connection', request)
          : api.PUT('/api/v1/me/integrations/{integration}/connection', request),
      );
    },
    onSuccess: () => invalidate(client, integrationsQuery(holder)),
  });
}

export function useDisconnect(integration: Integration, holder: Holder) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (_: void) => {
      const params = paramsOf(integration);
      return answer(
        holder === 'workspace'
          ? api.DELETE('/api/v1/integrations/{integration}/connection', { params })
          : api.DELETE('/api/v1/me/integrations/{integration}/connection', { params }),
      );
    },
    onSuccess: () => invalidate(client, integrationsQuery(holder)),
  });
}

/** Chooses whether links in the service show titles. */
export function useShowTitles(integration: Integration) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (showsTitles: boolean) =>
      answer(
        api.PUT('/api/v1/integrations/{integration}/link-previews', {
          params: paramsOf(integration),
          body: { showsTitles },
        }),
      ),
    onSuccess: () => invalidate(client, integrationsQuery('workspace')),
  });
}
