import type { EnteringEvent, EventStream } from '@evident/application/webhooks/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Session } from '../session.ts';

export class PostgresEventStream implements EventStream {
  constructor(private readonly session: Session) {}

  async append(events: readonly EnteringEvent[]): Promise<Uuid[]> {
    const { teamId } = this.session;
    // Locks the row until the end of the transaction: positions are committed in their order.
    const [stream] = await this.session.query<{ last: string }>(
      `INSERT INTO event_stream (team_id) VALUES ($1) ON CONFLICT (team_id) DO UPDATE SET team_id = excluded.team_id RETURNING last_position AS last`,
      [teamId],
    );
    const rows = events.map(({ event: { id, name, payload, at }, objectIds }) => ({
      id,
      name,
      payload,
      at,
      objectIds,
    }));
    // An event that is delivered again is in the stream already. Its position is then left out.
    const woken = await this.session.query<{ id: Uuid }>(
      `WITH given AS (
         SELECT (e.value ->> 'id')::bigint AS outbox_id, e.value ->> 'name' AS name, e.value -> 'payload' AS payload, (e.value ->> 'at')::timestamptz AS at,
           ARRAY(SELECT jsonb_array_elements_text(e.value -> 'objectIds'))::uuid[] AS object_ids, $3::bigint + e.ordinality AS position
         FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY e
       ), added AS (
         INSERT INTO event_log (team_id, position, outbox_id, name, payload, at)
         SELECT $1, g.position, g.outbox_id, g.name, g.payload, g.at FROM given g
         ON CONFLICT (team_id, outbox_id) DO NOTHING RETURNING id, position
       ), counted AS (
         UPDATE event_stream SET last_position = $3::bigint + jsonb_array_length($2::jsonb) WHERE team_id = $1
       ), delivered AS (
         INSERT INTO webhook_delivery (id, team_id, webhook_id, event_id, position, object_ids, state, next_at, created_at)
         SELECT gen_random_uuid(), $1, w.id, a.id, g.position, g.object_ids, 'WAITING', g.at, g.at
         FROM added a JOIN given g ON g.position = a.position JOIN webhook w ON w.team_id = $1 AND w.state = 'ACTIVE' AND g.name = ANY (w.events)
         RETURNING webhook_id
       )
       SELECT DISTINCT webhook_id AS id FROM delivered`,
      [teamId, JSON.stringify(rows), stream!.last],
    );
    return woken.map(({ id }) => id);
  }
}
