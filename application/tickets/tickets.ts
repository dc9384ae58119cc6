import { type Uuid, notFound } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Ticket, TicketObject, TicketView } from '@evident/domain/tickets';
import { tooLate } from '@evident/domain/undo';
import { answeredBy, found } from '../kernel/answered-by.ts';
import { commandWith, queryWith } from '../kernel/message-with.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { keptAs, type Undoer, undoKind, type UndoStore } from '../undo/index.ts';
import { ticketChanged } from './events.ts';
import type { TicketDrafts } from './ticket-drafts.ts';
import type { TicketReader } from './ports.ts';
import { type TicketMaker, type TicketStores, placeOf, ticketViewOf } from './ticket-maker.ts';

type Stores = TicketStores & { readonly undo: UndoStore };
const TICKET_REMOVED = undoKind<Ticket>('tickets:removed');
const TICKET_RESTORED = undoKind<{ readonly ticketId: Uuid }>('tickets:restored');

/** The tickets that were created from an insight, the oldest first. */
export class ListTickets extends queryWith({ scope: 'read', access: 'read' })<
  { insightId: Uuid },
  { tickets: TicketView[] }
> {}
export const ListTicketsHandler = answeredBy(async ({ actor, insightId }: ListTickets, reader: TicketReader) => ({
  tickets: await found(reader.tickets(actor, insightId), 'Insight not found'),
}));

/** Creates a ticket from an insight. The answer may be missing; then its state is UNKNOWN. */
export class CreateTicket extends commandWith({ scope: 'write', access: 'write' })<
  { insightId: Uuid; destinationId: Uuid; again: boolean },
  TicketView
> {}
export const CreateTicketHandler = answeredBy(
  async (
    { actor, insightId, destinationId, again }: CreateTicket,
    drafts: TicketDrafts,
    maker: TicketMaker,
  ): Promise<TicketView> => {
    const draft = (await drafts.ofInsight(actor, insightId)) ?? notFound('Insight');
    return ticketViewOf(
      await maker.make(actor, { destinationId, object: { type: 'INSIGHT', id: insightId }, draft, again }),
    );
  },
);

const objectOf = ({ insightId, noteId }: Ticket): TicketObject =>
  insightId === null ? { type: 'NOTE', id: noteId! } : { type: 'INSIGHT', id: insightId };

/** Removes the link to a ticket, which stays in its service. Returns the undo id. */
export class RemoveTicket extends commandWith({ scope: 'write', access: 'write' })<{ ticketId: Uuid }, Uuid> {}
export const RemoveTicketHandler = answeredBy(({ actor, ticketId }: RemoveTicket, work: UnitOfWork<Stores>) =>
  work.perform(actor.teamId, async (stores) => {
    const { ticket, projectId } = await takeOff(stores, actor, ticketId);
    const label = `Removed the ticket ${ticket.key ?? `in ${ticket.destinationTitle}`}`;
    return stores.undo.keep(actor, TICKET_REMOVED, { projectId, label, before: ticket });
  }),
);

async function takeOff(stores: TicketStores, actor: Actor, ticketId: Uuid) {
  const ticket = (await stores.tickets.find(ticketId)) ?? notFound('Ticket');
  const projectId = await placeOf(stores, actor, objectOf(ticket)).catch((error: unknown) =>
    (error as { code?: unknown }).code === 'NotFound' ? notFound('Ticket') : Promise.reject(error as Error),
  );
  await stores.tickets.remove(ticketId);
  await stores.outbox.announce(ticketChanged(actor, ticket, projectId));
  return { ticket, projectId };
}

/** Links a ticket again. */
export const undoTicketRemoval = (): Undoer<Stores, Ticket> => ({
  kind: TICKET_REMOVED,
  async undo(stores, actor, ticket) {
    const projectId = await placeOf(stores, actor, objectOf(ticket));
    if (await stores.tickets.find(ticket.id)) tooLate('The ticket is linked again.');
    await stores.tickets.save(ticket);
    await stores.outbox.announce(ticketChanged(actor, ticket, projectId));
    return { opposite: keptAs(TICKET_RESTORED, { ticketId: ticket.id }) };
  },
});

/** Removes a link again. Its state follows the service, so no member can have changed it. */
export const undoTicketRestoration = (): Undoer<Stores, { readonly ticketId: Uuid }> => ({
  kind: TICKET_RESTORED,
  async undo(stores, actor, { ticketId }) {
    const { ticket } = await takeOff(stores, actor, ticketId);
    return { opposite: keptAs(TICKET_REMOVED, ticket) };
  },
});
