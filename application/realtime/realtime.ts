import type { Uuid } from '@evident/domain/kernel';

/** Small news that something changed, as JSON: ids and kinds, never what a listener of the team might not be allowed to see. */
export interface RealtimeMessage {
  readonly kind: string;
  readonly [field: string]: unknown;
}

export interface Listener {
  /** In the order in which one publisher published. What it throws is ignored. */
  hear(message: RealtimeMessage): void;
  /** Messages may have been lost on the way (the connection was down): read again what is shown. */
  missed?(): void;
}

/** Tells everybody of a team, in every process, once and without memory: who is not listening hears nothing, and what a lost connection swallows is not sent again but announced by `missed`. The truth stays in the database. */
export interface Realtime {
  /** Resolves when the message is on its way. Never rejects because of the transport: listeners are told through `missed`. */
  publish(teamId: Uuid, message: RealtimeMessage): Promise<void>;
  /** Resolves when every later message will be heard; call what it gives to stop. */
  subscribe(teamId: Uuid, listener: Listener): Promise<() => void>;
  close(): Promise<void>;
}
