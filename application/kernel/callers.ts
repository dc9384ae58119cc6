import type { Caller } from '@evident/domain/audit';

/** The request or job at hand in this process, for the audit log. */
export interface Callers {
  /** Empty without one. */
  now(): Caller;
  /** Adds to what is known about the caller. */
  during<T>(caller: Caller, work: () => T): T;
}
