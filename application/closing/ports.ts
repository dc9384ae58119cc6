import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Closing, DeletionReceipt, WorkspaceContents } from '@evident/domain/workspaces';

/** Closes the team of a unit of work, which has to hold the team. */
export interface ClosingStore {
  /** Null if the team is open. */
  find(): Promise<Closing | null>;
  /** Closes the team for everyone, and cancels its imports. */
  begin(closing: Closing): Promise<void>;
  /** Opens the team again as it was. */
  keep(): Promise<void>;
  warned(now: Date): Promise<void>;
  /**
   * Deletes the team for everyone: ends memberships, sessions, tokens, invites, links and imports, frees its subdomain,
   * and starts its receipt. A job erases its rows.
   */
  end(closing: Closing, now: Date, mailTo: readonly string[]): Promise<void>;
  /** The addresses of the admins who can act. */
  adminAddresses(): Promise<string[]>;
}

/** Closed workspaces, across all teams. */
export interface ClosedWorkspaces {
  /** Those to warn about, and those whose last day has come. */
  due(warnedUntil: Date, now: Date): Promise<{ readonly id: Uuid; readonly ended: boolean }[]>;
  /** Receipts of erased workspaces whose admins were not told yet. */
  receipts(): Promise<DeletionReceipt[]>;
  /** Forgets the addresses once the mails were sent. */
  told(workspaceId: Uuid): Promise<void>;
}

/** Reads a whole workspace, including what the actor has no access to. */
export interface WorkspaceReader {
  contents(actor: Actor): Promise<Omit<WorkspaceContents, 'graceDays' | 'hasSubscription'>>;
  /** The rows of a table as JSON lines, in pieces; without secrets. */
  rows(teamId: Uuid): AsyncIterable<{ readonly table: string; readonly lines: string }>;
  files(teamId: Uuid): AsyncIterable<{ readonly id: Uuid; readonly name: string }>;
}

export interface PackedFile {
  readonly path: string;
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}
/** Packs files into one archive while they are read. */
export type PackFiles = (files: AsyncIterable<PackedFile>) => AsyncIterable<Uint8Array>;
