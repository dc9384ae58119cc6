import type { Page, Uuid } from '@evident/domain/kernel';
import type { Alert, AlertFilter, AlertKind, AlertView, Signal, WindowCheck } from '@evident/domain/oversight';
import type { Actor } from '@evident/domain/permissions';

/** How far the audit log of a workspace was looked at. */
export interface Watched {
  readonly sequence: number;
  readonly lookedAt: Date | null;
}

/** Violations of the rules of the workspace; none for rules that are off. */
export interface Violations {
  readonly guests: readonly Uuid[];
  readonly withoutFactor: readonly Uuid[];
  readonly publicLinks: number;
}

/** Alerts of the workspace of a unit of work. */
export interface AlertStore {
  /** Locks the position until the unit of work ends. */
  watched(): Promise<Watched>;
  moveTo(sequence: number, lookedAt: Date): Promise<void>;
  admins(): Promise<ReadonlySet<Uuid>>;
  /** Objects of the entries that a check counts, since the last alert of that kind about the member was resolved. */
  countOf(check: WindowCheck): Promise<number>;
  /** Requests of a directory that failed after a moment. */
  failuresSince(moment: Date): Promise<number>;
  violations(): Promise<Violations>;
  /** Returns whether it opened a new alert, under this id. An open one counts on. */
  raise(alertId: Uuid, signal: Signal): Promise<boolean>;
  /** Resolves the open alerts of a kind that are about none of these. */
  settle(kind: AlertKind, exceptAbout: readonly Uuid[], now: Date): Promise<void>;
  /** Locks the alert. */
  find(alertId: Uuid): Promise<Alert | null>;
  resolve(alertId: Uuid, by: Uuid, note: string | null, now: Date): Promise<void>;
  /** False if another one of its kind and subject is open. */
  reopen(alertId: Uuid): Promise<boolean>;
}

/** Workspaces that need a look. */
export interface WatchDirectory {
  toWatch(most: number): Promise<Uuid[]>;
  withChains(): Promise<Uuid[]>;
}

export interface AlertPage extends Page<AlertView> {
  /** The cursor for the page before; null on the first. */
  readonly previous: string | null;
}

/** Alerts for admins. */
export interface AlertReader {
  /** The latest first. A cursor in `before` gives the page before it. */
  list(
    actor: Actor,
    filter: AlertFilter,
    page: { readonly limit: number; readonly after: string | null; readonly before: string | null },
  ): Promise<AlertPage>;
}
