import type { DomainEvent } from '@evident/domain/events';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ticket } from '@evident/domain/tickets';

export const destinationChanged = ({ teamId, userId: by }: Actor, destinationId: Uuid): DomainEvent => ({
  name: 'destination:changed',
  teamId,
  payload: { destinationId, by },
});

export const ticketChanged = (
  { teamId, userId: by }: Actor,
  { id: ticketId, insightId }: Pick<Ticket, 'id' | 'insightId'>,
  projectId: Uuid,
): DomainEvent => ({ name: 'ticket:changed', teamId, payload: { ticketId, insightId, projectId, by } });
