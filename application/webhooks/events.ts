import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Webhook } from '@evident/domain/webhooks';

type Of = Pick<Webhook, 'id' | 'teamId' | 'ownerId'>;

export const webhookChanged = ({ id: webhookId, teamId, ownerId }: Of, by: Uuid): DomainEvent => ({
  name: 'webhook:changed',
  teamId,
  payload: { webhookId, ownerId, by },
});

export const webhookDisabled = ({ id: webhookId, teamId, ownerId }: Of): DomainEvent => ({
  name: 'webhook:disabled',
  teamId,
  payload: { webhookId, ownerId },
});
