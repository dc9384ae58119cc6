import type { TicketReader } from '@evident/application/tickets/ports';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import { type Destination, type DestinationView, type TicketView, settledTicket } from '@evident/domain/tickets';
import type { InferResult } from 'kysely';
import { byTitle } from '../keyset.ts';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const DESTINATIONS = db
  .selectFrom('destination as d')
  .select(['d.id', 'd.title', 'd.version', 'd.created_at', 'd.updated_at'])
  .select([
    expression<Destination['kind']>`d.kind`.as('kind'),
    expression<Omit<Destination['access'], 'secrets'>>`d.access - 'secrets'`.as('settings'),
    expression<boolean>`d.access #>> '{secrets,token}' is not null`.as('hasToken'),
    expression<boolean>`d.access #>> '{secrets,signing}' is not null`.as('signed'),
  ]);

const destinationOf = ({
  settings,
  created_at,
  updated_at,
  ...row
}: InferResult<typeof DESTINATIONS>[number]): DestinationView => ({
  ...row,
  ...settings,
  createdAt: created_at.toISOString(),
  updatedAt: updated_at.toISOString(),
});

/** Destinations without their secrets, and the tickets of visible insights. */
export class PostgresTicketReader implements TicketReader {
  constructor(private readonly reads: PostgresReads) {}

  destinations(actor: Actor, page: PageRequest): Promise<Page<DestinationView>> {
    return this.reads.page(actor, DESTINATIONS, { order: byTitle('d'), page, itemOf: destinationOf });
  }

  async destination(actor: Actor, destinationId: Uuid): Promise<DestinationView | null> {
    const row = await this.reads.first(actor, DESTINATIONS.where('d.id', '=', destinationId));
    return row && destinationOf(row);
  }

  async tickets(actor: Actor, insightId: Uuid): Promise<TicketView[] | null> {
    const insight = db.selectFrom('insight as i').where('i.id', '=', insightId);
    const tickets = insight
      .innerJoin('ticket as t', 't.insight_id', 'i.id')
      .select(['t.id', 't.destination_id', 't.destination_title', 't.key', 't.url', 't.created_at'])
      .select(expression<TicketView['state']>`t.state`.as('state'))
      .orderBy('t.created_at')
      .orderBy('t.id');
    return this.reads.as(actor, async (sight) => {
      if ((await sight.rows(insight.select('i.id'))).length === 0) return null;
      const now = new Date();
      return (await sight.rows(tickets)).map(({ created_at: createdAt, ...row }) => {
        const { state } = settledTicket({ state: row.state, createdAt }, now);
        const { id, destination_id: destinationId, destination_title: destinationTitle, key, url } = row;
        return { id, destinationId, destinationTitle, state, key, url, createdAt: createdAt.toISOString() };
      });
    });
  }
}
