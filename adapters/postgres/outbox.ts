import type { Outbox } from '@evident/application/kernel/outbox';
import type { DomainEvent } from '@evident/domain/events';
import type { Session } from './session.ts';

/** Stores events in the transaction that caused them. */
export class PostgresOutbox implements Outbox {
  constructor(private readonly session: Session) {}

  async announce(...events: DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.session.query(
      `INSERT INTO outbox (team_id, name, payload)
       SELECT $1, e->>'name', e->'payload' FROM jsonb_array_elements($2::jsonb) e`,
      [this.session.teamId, JSON.stringify(events)],
    );
  }
}
