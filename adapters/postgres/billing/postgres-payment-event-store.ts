import type { PaymentEventStore } from '@evident/application/billing/billing-stores';
import type { PaymentEvent } from '@evident/domain/billing';
import type { Session } from '../session.ts';

export class PostgresPaymentEventStore implements PaymentEventStore {
  constructor(private readonly session: Session) {}

  async add({ id, type, created }: PaymentEvent, receivedAt: Date): Promise<boolean> {
    const added = await this.session.query(
      `INSERT INTO payment_event (id, team_id, type, created, received_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, this.session.teamId, type, created, receivedAt],
    );
    return added.length > 0;
  }

  async holdOpen(eventId: string): Promise<{ type: string } | null> {
    const [row] = await this.session.query<{ type: string }>(
      `SELECT type FROM payment_event WHERE id = $1 AND state = 'RECEIVED' FOR UPDATE`,
      [eventId],
    );
    return row ?? null;
  }

  async done(eventId: string, at: Date): Promise<void> {
    await this.session.query(`UPDATE payment_event SET state = 'DONE', done_at = $2 WHERE id = $1`, [eventId, at]);
  }

  async forget(before: Date): Promise<void> {
    await this.session.query(`DELETE FROM payment_event WHERE state = 'DONE' AND received_at < $1`, [before]);
  }
}
