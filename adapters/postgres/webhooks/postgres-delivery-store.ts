import type { DeliveryStore, WaitingDelivery } from '@evident/application/webhooks/ports';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Delivery, StreamedEvent } from '@evident/domain/webhooks';
import type { EntitySchema } from 'typeorm';
import { memberToday } from '../permissions/member-today.ts';
import type { Session } from '../session.ts';

type Row = Omit<WaitingDelivery, 'event' | 'position'> & {
  readonly position: string;
  readonly event: (Omit<StreamedEvent, 'at'> & { readonly at: string }) | null;
};

export class PostgresDeliveryStore implements DeliveryStore {
  constructor(
    private readonly session: Session,
    private readonly entity: EntitySchema<Delivery>,
  ) {}

  async add(delivery: Delivery): Promise<void> {
    await this.session.manager.insert(this.entity, delivery as never);
  }
  find(id: Uuid): Promise<Delivery | null> {
    return this.session.manager.findOne(this.entity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }
  async save(delivery: Delivery): Promise<void> {
    await this.session.manager.upsert(this.entity, delivery as never, ['id']);
  }
  async waiting(webhookId: Uuid, most: number): Promise<WaitingDelivery[]> {
    const rows = await this.session.query<Row>(
      `SELECT d.id, d.team_id AS "teamId", d.webhook_id AS "webhookId", d.event_id AS "eventId", d.position, d.object_ids AS "objectIds", d.state, d.attempts,
         d.next_at AS "nextAt", d.last_at AS "lastAt", d.duration_ms AS "durationMs", d.status, d.answer, d.problem, d.created_at AS "createdAt",
         CASE WHEN e.id IS NOT NULL THEN json_build_object('id', e.id, 'position', e.position, 'name', e.name, 'payload', e.payload, 'at', e.at) END AS event
       FROM webhook_delivery d LEFT JOIN event_log e ON e.id = d.event_id
       WHERE d.webhook_id = $1 AND d.state = 'WAITING' ORDER BY d.position, d.id LIMIT $2`,
      [webhookId, most],
    );
    return rows.map(({ position, event, ...row }) => ({
      ...row,
      position: Number(position),
      event: event && { ...event, at: new Date(event.at) },
    }));
  }
  async settle(deliveries: readonly Delivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    const changes = deliveries.map(({ id, state, attempts, nextAt, lastAt, durationMs, status, answer, problem }) => ({
      id,
      state,
      attempts,
      next_at: nextAt,
      last_at: lastAt,
      duration_ms: durationMs,
      status,
      answer,
      problem,
    }));
    await this.session.query(
      `UPDATE webhook_delivery d SET state = c.state, attempts = c.attempts, next_at = c.next_at, last_at = c.last_at, duration_ms = c.duration_ms,
         status = c.status, answer = c.answer, problem = c.problem
       FROM jsonb_to_recordset($1::jsonb) c (id uuid, state text, attempts integer, next_at timestamptz, last_at timestamptz, duration_ms integer,
         status integer, answer text, problem text)
       WHERE d.id = c.id AND d.state = 'WAITING'`,
      [JSON.stringify(changes)],
    );
  }
  async hasten(webhookId: Uuid, now: Date): Promise<void> {
    await this.session.query(
      `UPDATE webhook_delivery SET next_at = $2 WHERE webhook_id = $1 AND state = 'WAITING' AND next_at > $2`,
      [webhookId, now],
    );
  }
  async giveUp(webhookId: Uuid): Promise<void> {
    await this.session.query(
      `UPDATE webhook_delivery SET state = 'DEAD', next_at = NULL WHERE webhook_id = $1 AND state = 'WAITING'`,
      [webhookId],
    );
  }
  async remove(ids: readonly Uuid[]): Promise<void> {
    if (ids.length > 0) await this.session.query('DELETE FROM webhook_delivery WHERE id = ANY ($1)', [ids]);
  }
  async memberNow(memberId: Uuid): Promise<Actor | null> {
    const { query, teamId } = this.session;
    const deleted = await query('SELECT FROM team WHERE deleted_at IS NOT NULL');
    if (deleted.length > 0) return null;
    return memberToday(query, { teamId, memberId, scopes: ['read'] });
  }
  async emailOf(memberId: Uuid): Promise<string | null> {
    const [row] = await this.session.query<{ email: string }>(
      'SELECT email FROM member WHERE id = $1 AND removed_at IS NULL AND suspended_at IS NULL',
      [memberId],
    );
    return row?.email ?? null;
  }
}
