import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';

/** A member was notified, or read something. Only they are told. */
export const notificationsChanged = (teamId: Uuid, ownerId: Uuid): DomainEvent => ({
  name: 'notifications:changed',
  teamId,
  payload: { ownerId },
});
