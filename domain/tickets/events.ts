import { by, event, id } from '../event-kinds/index.ts';

const destination = { type: 'DESTINATION', id: 'destinationId' } as const;
const ticket = { type: 'TICKET', id: 'ticketId' } as const;

export const TICKET_EVENTS = {
  'destination:changed': event(destination, 'a destination is created, changed, deleted or restored', {
    destinationId: id,
    by,
  }),
  'ticket:changed': event(
    ticket,
    'a ticket is created in another service, or its link is removed or restored; without `insightId` it is of a note',
    { ticketId: id, insightId: { ...id, nullable: true }, projectId: id, by },
  ),
} as const;
