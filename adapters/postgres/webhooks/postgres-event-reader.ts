import type { EventReader } from '@evident/application/webhooks/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { StreamedEvent, StreamEnds } from '@evident/domain/webhooks';
import { db, expression } from '../queries.ts';
import type { PostgresReads } from '../reads.ts';

const EVENTS = db
  .selectFrom('event_log as e')
  .select(['e.id', 'e.name', 'e.at', expression<string>`e.position`.as('place')])
  .select(expression<Record<string, unknown>>`e.payload`.as('payload'));

/** The events of a workspace, narrowed to what the actor can see. */
export class PostgresEventReader implements EventReader {
  constructor(private readonly reads: PostgresReads) {}

  async ends(actor: Actor): Promise<StreamEnds> {
    const stream = db
      .selectFrom('event_stream as s')
      .select([
        expression<string>`s.last_position`.as('last'),
        expression<string>`s.forgotten_position`.as('forgotten'),
      ]);
    const row = await this.reads.first(actor, stream);
    return { last: Number(row?.last ?? 0), forgotten: Number(row?.forgotten ?? 0) };
  }

  async events(
    actor: Actor,
    { after, upTo, types, limit }: Parameters<EventReader['events']>[1],
  ): Promise<StreamedEvent[]> {
    const range = EVENTS.where(expression<boolean>`e.position > ${after}::bigint and e.position <= ${upTo}::bigint`);
    const ofTypes = types ? range.where(expression<boolean>`e.name = any (${types}::text[])`) : range;
    const rows = await this.reads.rows(actor, ofTypes.orderBy('e.position').limit(limit));
    return rows.map(({ place, ...row }) => ({ ...row, position: Number(place) }));
  }

  async visible(actor: Actor, eventIds: readonly Uuid[]): Promise<ReadonlySet<Uuid>> {
    if (eventIds.length === 0) return new Set();
    const seen = db
      .selectFrom('event_log as e')
      .select('e.id')
      .where('e.id', '=', expression<Uuid>`any (${eventIds}::uuid[])`);
    return new Set((await this.reads.rows(actor, seen)).map(({ id }) => id));
  }
}
