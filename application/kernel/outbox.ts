import type { DomainEvent } from '@evident/domain/events';

/**
 * The only way to announce events. Written in the transaction that caused them; delivered at least once. Many events of
 * one kind become a list: see `gathered`.
 */
export interface Outbox {
  announce(...events: DomainEvent[]): Promise<void>;
}
