import type { TicketStore } from '@evident/application/tickets/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Destination, Ticket, TicketObject } from '@evident/domain/tickets';
import { EntitySchema } from 'typeorm';
import { id, maybeText, maybeUuid, moment, saved, team, text, uuid } from '../columns.ts';
import { SavedRows } from '../saved-rows.ts';
import type { Session } from '../session.ts';

const destinationEntity = new EntitySchema<Destination>({
  name: 'destination',
  columns: { ...saved, title: text, kind: text, access: { type: 'jsonb' } },
});

const ticketEntity = new EntitySchema<Ticket>({
  name: 'ticket',
  columns: {
    id,
    teamId: team,
    destinationId: uuid('destination_id'),
    destinationTitle: { type: 'text', name: 'destination_title' },
    insightId: maybeUuid('insight_id'),
    noteId: maybeUuid('note_id'),
    state: text,
    key: maybeText('key'),
    url: maybeText('url'),
    createdBy: uuid('created_by'),
    createdAt: moment('created_at'),
  },
});

class PostgresTicketStore extends SavedRows<Ticket> implements TicketStore {
  latest(destinationId: Uuid, { type, id: objectId }: TicketObject): Promise<Ticket | null> {
    return this.session.manager.findOne(this.entity, {
      where: { destinationId, ...(type === 'INSIGHT' ? { insightId: objectId } : { noteId: objectId }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }
}

export const ticketEntities = [destinationEntity, ticketEntity];

export const ticketStores = {
  destinations: (session: Session) => new SavedRows(session, destinationEntity),
  tickets: (session: Session) => new PostgresTicketStore(session, ticketEntity),
};
