import type { Uuid } from '@evident/domain/kernel';
import type { JobQueue, NewJob } from '../jobs/index.ts';

export interface WebhookTurn {
  readonly teamId: Uuid;
  readonly webhookId: Uuid;
}

/** Failed attempts are no failed jobs: a job is retried only after a fault of Evident. */
export const WEBHOOKS: JobQueue<WebhookTurn> = { name: 'webhooks', timeoutSeconds: 120 };

/** Receivers that a process calls at the same time. They take little but waiting. */
export const RECEIVERS_AT_ONCE = 50;

/** The job that calls a receiver. */
export const webhookJob = (payload: WebhookTurn) =>
  ({
    queue: WEBHOOKS,
    payload,
    options: { key: payload.webhookId, group: payload.webhookId },
  }) satisfies NewJob;
