import type { Outbox } from '@evident/application/kernel/outbox';
import { recordedChange } from '@evident/domain/audit';
import { type DomainEvent, gathered } from '@evident/domain/events';
import { recordChanges } from './audit-log.ts';
import { depths } from './depths.ts';
import type { Session } from './session.ts';

/**
 * Stores events in the transaction that caused them, at its end: many of one kind become a list. Changes among them are
 * also entries of the audit log.
 */
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
    const events = gathered(this.announced);
    await this.session.query(
      `INSERT INTO outbox (team_id, depth, name, payload)
       SELECT $1, $3, e->>'name', e->'payload' FROM jsonb_array_elements($2::jsonb) e`,
      [this.session.teamId, JSON.stringify(events), depths.now()],
    );
    await recordChanges(
      this.session,
      events.flatMap((event) => recordedChange(event) ?? []),
    );
  }
}
