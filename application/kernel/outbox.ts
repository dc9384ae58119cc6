import type { DomainEvent } from '@evident/domain/events';

/** Events leave only through here, written in the transaction that caused them; delivered at least once. */
export interface Outbox {
  announce(...events: DomainEvent[]): Promise<void>;
}
