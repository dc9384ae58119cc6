import { CreateDestination, DeleteDestination, GetDestination } from '@evident/application/tickets/destinations';
import { ListDestinations, UpdateDestination } from '@evident/application/tickets/destinations';
import { TestDestination } from '@evident/application/tickets/test-destination';
import { CreateTicket, ListTickets, RemoveTicket } from '@evident/application/tickets/tickets';
import {
  destinationTest,
  destinationUpdate,
  destinationView,
  newDestination,
  newTicket,
  ticketList,
  ticketView,
} from '@evident/domain/tickets';
import { CreatedDto } from '../kernel/created.dto.ts';
import { operation } from '../kernel/declared/declared-operation.ts';
import { named, pageNamed } from '../kernel/declared/named.ts';
import { PageQueryDto, pageRequest } from '../kernel/page.dto.ts';
import { UndoableDto, undoable } from '../kernel/undoable.dto.ts';

export const TICKET_OPERATIONS = {
  listDestinations: operation({
    route: 'GET /destinations',
    asks: ListDestinations,
    summary: 'List the destinations of the workspace, by title',
    description: 'Automations and tickets are sent to them. No answer has a secret.',
    query: PageQueryDto,
    answers: pageNamed('DestinationPage', destinationView),
    message: ({ actor, query }) => new ListDestinations({ actor, page: pageRequest(query) }),
  }),
  createDestination: operation({
    route: 'POST /destinations',
    asks: CreateDestination,
    summary: 'Create a destination',
    body: named('NewDestination', newDestination),
    answers: CreatedDto,
    status: 201,
    refuses: ['UnprocessableContent'],
    message: ({ actor, body: wanted }) => new CreateDestination({ actor, wanted }),
  }),
  getDestination: operation({
    route: 'GET /destinations/{destinationId}',
    asks: GetDestination,
    summary: 'Read a destination',
    answers: named('Destination', destinationView),
    version: 'sent',
    refuses: ['NotFound'],
    message: ({ actor, destinationId }) => new GetDestination({ actor, destinationId }),
  }),
  updateDestination: operation({
    route: 'PATCH /destinations/{destinationId}',
    asks: UpdateDestination,
    summary: 'Change a destination or replace its secrets',
    body: named('DestinationUpdate', destinationUpdate),
    answers: UndoableDto,
    version: 'compared',
    refuses: ['NotFound'],
    message: ({ actor, destinationId, body: update, seen: expected }) =>
      new UpdateDestination({ actor, destinationId, update, expected }),
    answer: undoable,
  }),
  deleteDestination: operation({
    route: 'DELETE /destinations/{destinationId}',
    asks: DeleteDestination,
    summary: 'Delete a destination',
    description: 'Links to its tickets stay. Actions of automations that use it fail.',
    answers: UndoableDto,
    refuses: ['NotFound'],
    message: ({ actor, destinationId }) => new DeleteDestination({ actor, destinationId }),
    answer: undoable,
  }),
  testDestination: operation({
    route: 'POST /destinations/{destinationId}/tests',
    asks: TestDestination,
    summary: 'Ask a destination whether it takes tickets',
    description: 'Creates no ticket: it reads the project, team or repository. A generic one gets `{"type": "test"}`.',
    answers: named('DestinationTest', destinationTest),
    status: 200,
    refuses: ['NotFound', 'InvalidOperation'],
    idempotency: { withoutKey: 'It changes nothing.' },
    message: ({ actor, destinationId }) => new TestDestination({ actor, destinationId }),
  }),
  listTickets: operation({
    route: 'GET /insights/{insightId}/tickets',
    asks: ListTickets,
    summary: 'List the tickets that were created from an insight, the oldest first',
    answers: named('TicketList', ticketList),
    refuses: ['NotFound'],
    message: ({ actor, insightId }) => new ListTickets({ actor, insightId }),
  }),
  createTicket: operation({
    route: 'POST /insights/{insightId}/tickets',
    asks: CreateTicket,
    summary: 'Create a ticket from an insight',
    description:
      'Sends title, summary, link and the first quotes to the destination, and keeps the address of the ticket. With a state of UNKNOWN the answer was missing: look in the service before sending `again`.',
    body: named('NewTicket', newTicket),
    answers: named('Ticket', ticketView),
    status: 201,
    refuses: ['NotFound', 'InvalidOperation', 'UnprocessableContent', 'Unavailable'],
    message: ({ actor, insightId, body: { destinationId, again = false } }) =>
      new CreateTicket({ actor, insightId, destinationId, again }),
  }),
  removeTicket: operation({
    route: 'DELETE /tickets/{ticketId}',
    asks: RemoveTicket,
    summary: 'Remove the link to a ticket, which stays in its service',
    answers: UndoableDto,
    refuses: ['NotFound', 'InvalidOperation'],
    message: ({ actor, ticketId }) => new RemoveTicket({ actor, ticketId }),
    answer: undoable,
  }),
};
