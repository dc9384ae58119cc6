/**
 * Milliseconds that a session of the product may take: a statement that runs or waits longer fails, and so does a transaction that does nothing for that long.
 * Without them, one mistake could hold locks forever. Work that needs longer raises its own limit, such as migrations.
 */
export const SESSION_LIMITS = {
  lock_timeout: 10_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Milliseconds until a connection is established or the pool has one free. */
export const CONNECT_LIMIT_MS = 30_000;
