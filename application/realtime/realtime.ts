import type { Uuid } from '@evident/domain/kernel';

/** A change notification as JSON: ids and kinds, never content that a listener may not be allowed to see. */
export interface RealtimeMessage {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Listener {
  /** Called in publishing order per publisher. Errors are ignored. */
  receive(message: RealtimeMessage): void;
  /** Messages may have been lost (connection down): reload the displayed data. */
  missed?(): void;
}

/**
 * Broadcasts to all listeners of a team, in every process. At most once: `missed` reports lost messages, and the
 * database stays authoritative.
 */
export interface Realtime {
  /** Resolves once the message is sent. Never rejects on transport errors: `missed` notifies listeners. */
  publish(teamId: Uuid, message: RealtimeMessage): Promise<void>;
  /** Resolves once later messages are guaranteed to arrive. Call the returned function to unsubscribe. */
  subscribe(teamId: Uuid, listener: Listener): Promise<() => void>;
  /** Whether messages reach other processes at the moment. */
  isConnected(): boolean;
  close(): Promise<void>;
}
