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
    // Redelivered events are in the stream already, in a row that is committed: only one transaction at a time gets here.
    const woken = await this.session.query<{ id: Uuid }>(
      `WITH given AS (
         SELECT (e.value ->> 'id')::bigint AS outbox_id, e.value ->> 'name' AS name, e.value -> 'payload' AS payload, (e.value ->> 'at')::timestamptz AS at,
           ARRAY(SELECT jsonb_array_elements_text(e.value -> 'objectIds'))::uuid[] AS object_ids, e.ordinality AS place
         FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY e
       ), fresh AS (
         SELECT g.*, gen_random_uuid() AS id, $3::bigint + row_number() OVER (ORDER BY g.place) AS position FROM given g
         WHERE NOT EXISTS (SELECT FROM event_log l WHERE l.team_id = $1 AND l.outbox_id = g.outbox_id)
       ), added AS (
         INSERT INTO event_log (id, team_id, position, outbox_id, name, payload, at)
         SELECT f.id, $1, f.position, f.outbox_id, f.name, f.payload, f.at FROM fresh f
       ), counted AS (
         UPDATE event_stream SET last_position = $3::bigint + (SELECT count(*) FROM fresh) WHERE team_id = $1
       ), delivered AS (
         INSERT INTO webhook_delivery (id, team_id, webhook_id, event_id, position, object_ids, state, next_at, created_at)
         SELECT gen_random_uuid(), $1, w.id, f.id, f.position, f.object_ids, 'WAITING', f.at, f.at
         FROM fresh f JOIN webhook w ON w.team_id = $1 AND w.state = 'ACTIVE' AND f.name = ANY (w.events) RETURNING webhook_id
       )
       SELECT webhook_id AS id FROM delivered
       UNION SELECT d.webhook_id FROM given g JOIN event_log l ON l.team_id = $1 AND l.outbox_id = g.outbox_id
         JOIN webhook_delivery d ON d.event_id = l.id AND d.state = 'WAITING'`,
      [teamId, JSON.stringify(rows), stream!.last],
    );
    return woken.map(({ id }) => id);
  }
}
