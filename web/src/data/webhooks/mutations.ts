import type { NewWebhook, WebhookUpdate, WebhookView } from '@evident/domain/webhooks';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kernel/api/client.ts';
import { answer } from '../../kernel/api/send.ts';
import { unlessChanged } from '../../kernel/api/unless-changed.ts';
import { invalidate } from '../../kernel/queries/invalidate.ts';
import { useCreate } from '../../kernel/queries/use-create.ts';
import { useWrite } from '../../kernel/queries/use-write.ts';
import { showProblem } from '../../kernel/show-problem.ts';
import { webhookQuery, webhooksQuery } from './queries.ts';

/** Creates a webhook. The answer has its secret, this once. */
export function useCreateWebhook() {
  const client = useQueryClient();
  return useCreate({
    create: (body: NewWebhook, header) => answer(api.POST('/api/v1/webhooks', { params: { header }, body })),
    onSuccess: () => invalidate(client, webhooksQuery()),
  });
}

/** Changes, pauses or activates a webhook. */
export function useUpdateWebhook({ id, version }: Pick<WebhookView, 'id' | 'version'>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: WebhookUpdate) =>
      answer(
        api.PATCH('/api/v1/webhooks/{webhookId}', {
          params: { path: { webhookId: id }, header: unlessChanged(version) },
          body: body as never,
        }),
      ),
    onSettled: () => invalidate(client, webhookQuery(id), webhooksQuery()),
  });
}

/** Deletes a webhook for good. */
export function useDeleteWebhook(webhookId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: () => answer(api.DELETE('/api/v1/webhooks/{webhookId}', { params: { path: { webhookId } } })),
    onSuccess: () => invalidate(client, webhooksQuery()),
  });
}

/** Replaces the secret. The answer has the new one, this once. */
export function useRotateSecret(webhookId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (_: void, header) =>
      answer(api.POST('/api/v1/webhooks/{webhookId}/secret', { params: { path: { webhookId }, header } })),
    onSuccess: () => invalidate(client, webhookQuery(webhookId)),
  });
}

/** Sends a test event. */
export function useTestWebhook(webhookId: string) {
  const client = useQueryClient();
  return useCreate({
    create: (_: void, header) =>
      answer(api.POST('/api/v1/webhooks/{webhookId}/tests', { params: { path: { webhookId }, header } })),
    onSuccess: () => refetchDeliveries(client, webhookId),
    onError: (thrown) => showProblem(thrown),
  });
}

/** Sends a delivery again. */
export function useResendDelivery(webhookId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (deliveryId: string) =>
      answer(
        api.POST('/api/v1/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', {
          params: { path: { webhookId, deliveryId } },
        }),
      ),
    onSuccess: () => refetchDeliveries(client, webhookId),
    onError: (thrown) => showProblem(thrown),
  });
}

/** Attempts all waiting deliveries. */
export function useSendWaiting(webhookId: string) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (_: void) =>
      answer(api.POST('/api/v1/webhooks/{webhookId}/attempts', { params: { path: { webhookId } } })),
    onSuccess: () => refetchDeliveries(client, webhookId),
    onError: (thrown) => showProblem(thrown),
  });
}

const refetchDeliveries = (client: ReturnType<typeof useQueryClient>, webhookId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['webhook-deliveries', webhookId] }),
    invalidate(client, webhookQuery(webhookId)),
  ]);
