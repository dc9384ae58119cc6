import type { Outbox } from '@evident/application/kernel/outbox';
import { type DomainEvent, gathered } from '@evident/domain/events';
import { depths } from './depths.ts';
import type { Session } from './session.ts';

/** Stores events in the transaction that caused them, at its end: many of one kind become a list. */
export class PostgresOutbox implements Outbox {
  private readonly announced: DomainEvent[] = [];

  constructor(private readonly session: Session) {
    session.beforeCommit(() => this.store());
  }

  announce(...events: DomainEvent[]): Promise<void> {
    for (const event of events) this.announced.push(event);
    return Promise.resolve();
  }

  private async store(): Promise<void> {
    if (this.announced.length === 0) return;
    await this.session.query(
      `INSERT INTO outbox (team_id, depth, name, payload)
       SELECT $1, $3, e->>'name', e->'payload' FROM jsonb_array_elements($2::jsonb) e`,
      [this.session.teamId, JSON.stringify(gathered(this.announced)), depths.now()],
    );
  }
}
