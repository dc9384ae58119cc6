/**
 * Timeouts of a session in milliseconds: for statements, for locks, and for idle transactions. Without them, one
 * mistake could hold locks forever. Work that needs longer raises its own limit, such as migrations.
 */
export const SESSION_LIMITS = {
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Milliseconds to establish a connection or to wait for a free one in the pool. */
export const CONNECT_LIMIT_MS = 30_000;
