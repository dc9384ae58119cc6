import type { DomainEvent } from '@evident/domain/events';
import type { Integration } from '@evident/domain/integrations';
import type { Uuid } from '@evident/domain/kernel';

export const integrationChanged = (teamId: Uuid, integration: Integration): DomainEvent => ({
  name: 'integration:changed',
  teamId,
  payload: { integration },
});

export const integrationReceived = (teamId: Uuid, deliveryId: string): DomainEvent => ({
  name: 'integration:received',
  teamId,
  payload: { deliveryId },
});
