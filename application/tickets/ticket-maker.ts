import type { Insight } from '@evident/domain/insights';
import { type Uuid, notFound, refuse } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import {
  type Destination,
  type Ticket,
  type TicketDraft,
  type TicketObject,
  type TicketView,
  meaningOf,
  refuseSecond,
  settledTicket,
  ticketIn,
} from '@evident/domain/tickets';
import type { Clock } from '../kernel/clock.ts';
import type { Ids } from '../kernel/ids.ts';
import type { Outbox } from '../kernel/outbox.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { type ProjectAccess, demand } from '../permissions/index.ts';
import type { DestinationSender, Sent } from './destination-sender.ts';
import { ticketChanged } from './events.ts';
import type { DestinationStore, TicketStore } from './ports.ts';

export interface TicketStores {
  destinations: DestinationStore;
  tickets: TicketStore;
  insights: { find(id: Uuid): Promise<Pick<Insight, 'projectId'> | null> };
  notes: { find(id: Uuid): Promise<{ readonly projectId: Uuid } | null> };
  projectAccess: ProjectAccess;
  outbox: Outbox;
}

interface Ports {
  readonly work: UnitOfWork<TicketStores>;
  readonly sender: DestinationSender;
  readonly ids: Ids;
  readonly clock: Clock;
}

/** A ticket that a member or a rule wants. */
export interface WantedTicket {
  readonly destinationId: Uuid;
  readonly object: TicketObject;
  readonly draft: Omit<TicketDraft, 'id'>;
  /** Names the request to the service, constant over the tries of a rule; by default the id of the ticket. */
  readonly messageId?: string;
  /** Creates another one, although one exists or may exist. */
  readonly again?: boolean;
}

interface Begun {
  readonly destination: Destination;
  readonly ticket: Ticket;
  readonly projectId: Uuid;
}

/** Creates tickets in other services, one for an object and destination unless a member wants another. */
export class TicketMaker {
  constructor(private readonly ports: Ports) {}

  /**
   * The ticket, CREATED or UNKNOWN. Its row is committed before the service is asked.
   *
   * @throws Refusal if no ticket was created; `Unavailable` if another try may succeed
   */
  async make(actor: Actor, wanted: WantedTicket): Promise<Ticket> {
    const begun = await this.begin(actor, wanted);
    const { ticket, destination } = begun;
    const sent = await this.sent(begun, { ...wanted.draft, id: wanted.messageId ?? ticket.id });
    const { called } = sent;
    if (called.outcome === 'UNKNOWN') return this.settle(actor, begun, { ...ticket, state: 'UNKNOWN' });
    const meaning =
      called.outcome === 'ANSWERED'
        ? meaningOf(destination.kind, called.answer)
        : called.outcome === 'UNSENT'
          ? 'LATER'
          : 'REFUSED';
    if (meaning === 'UNKNOWN') return this.settle(actor, begun, { ...ticket, state: 'UNKNOWN' });
    if (meaning === 'DONE' && called.outcome === 'ANSWERED') {
      const { key = null, url = null } = ticketIn(destination, called.answer) ?? {};
      return this.settle(actor, begun, { ...ticket, state: 'CREATED', key, url });
    }
    await this.forget(actor, ticket);
    return meaning === 'LATER'
      ? refuse('Unavailable', `${destination.title} could not be reached`, sent.shown)
      : refuse('UnprocessableContent', `${destination.title} refused the ticket`, sent.shown);
  }

  /** The ticket of an object at a destination, for a rule, which asks for none where one exists. */
  async existing(actor: Actor, destinationId: Uuid, object: TicketObject): Promise<Ticket | null> {
    const ticket = await this.ports.work.perform(actor.teamId, ({ tickets }) => tickets.latest(destinationId, object));
    return ticket && settledTicket(ticket, this.ports.clock.now());
  }

  private async sent(begun: Begun, draft: TicketDraft): Promise<Sent> {
    try {
      return await this.ports.sender.ticket(begun.destination, draft);
    } catch (error) {
      await this.ports.work.perform(begun.ticket.teamId, ({ tickets }) => tickets.remove(begun.ticket.id));
      throw error;
    }
  }

  /** The lock of the destination lets one request at a time look for a ticket and add one. */
  private begin(actor: Actor, { destinationId, object, again = false }: WantedTicket): Promise<Begun> {
    const now = this.ports.clock.now();
    return this.ports.work.perform(actor.teamId, async (stores) => {
      const destination = (await stores.destinations.find(destinationId)) ?? notFound('Destination');
      const projectId = await placeOf(stores, actor, object);
      const before = await stores.tickets.latest(destinationId, object);
      if (before) refuseSecond(settledTicket(before, now), again);
      if (before && before.state !== 'CREATED') await stores.tickets.remove(before.id);
      const ticket: Ticket = {
        id: this.ports.ids.newId(),
        teamId: actor.teamId,
        destinationId,
        destinationTitle: destination.title,
        insightId: object.type === 'INSIGHT' ? object.id : null,
        noteId: object.type === 'NOTE' ? object.id : null,
        state: 'SENDING',
        key: null,
        url: null,
        createdBy: actor.userId,
        createdAt: now,
      };
      await stores.tickets.save(ticket);
      await stores.outbox.announce(ticketChanged(actor, ticket, projectId));
      return { destination, ticket, projectId };
    });
  }

  private settle(actor: Actor, { projectId }: Begun, ticket: Ticket): Promise<Ticket> {
    return this.ports.work.perform(actor.teamId, async ({ tickets, outbox }) => {
      if (await tickets.find(ticket.id)) await tickets.save(ticket);
      await outbox.announce(ticketChanged(actor, ticket, projectId));
      return ticket;
    });
  }

  private async forget(actor: Actor, { id }: Ticket): Promise<void> {
    await this.ports.work.perform(actor.teamId, ({ tickets }) => tickets.remove(id));
  }
}

/** The project of an object that the actor may write. @throws Refusal as `demand` */
export async function placeOf(
  { insights, notes, projectAccess }: Pick<TicketStores, 'insights' | 'notes' | 'projectAccess'>,
  actor: Actor,
  { type, id }: TicketObject,
): Promise<Uuid> {
  const what = type === 'INSIGHT' ? 'Insight' : 'Note';
  const { projectId } = (await (type === 'INSIGHT' ? insights : notes).find(id)) ?? notFound(what);
  await demand(projectAccess, actor, projectId, 'write', what);
  return projectId;
}

export const ticketViewOf = ({
  id,
  destinationId,
  destinationTitle,
  state,
  key,
  url,
  createdAt,
}: Ticket): TicketView => ({
  id,
  destinationId,
  destinationTitle,
  state,
  key,
  url,
  createdAt: createdAt.toISOString(),
});
