import type { Uuid } from '@evident/domain/kernel';

/** Something that happened, in the past tense. `payload` is JSON. */
export interface DomainEvent {
  readonly name: string;
  readonly teamId: Uuid;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Events leave only through here, written in the transaction that caused them; delivered at least once. */
export interface Outbox {
  announce(...events: DomainEvent[]): Promise<void>;
}
