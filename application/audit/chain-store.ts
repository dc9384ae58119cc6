import type { AuditRules, ChainedEntry, ChainPlace, SealedEntry } from '@evident/domain/audit';
import type { Uuid } from '@evident/domain/kernel';

/** The chain of a workspace as stored. */
export interface StoredChain {
  /** The last sealed entry. */
  readonly head: ChainPlace;
  /** The last entry that retention deleted, and the seal of that. */
  readonly anchor: ChainPlace;
  readonly anchorSeal: string | null;
  readonly rules: AuditRules;
  /** The position of the last entry written to files. */
  readonly streamed: number;
}

/** The audit log of a workspace as a chain. Part of a unit of work. */
export interface AuditChainStore {
  chain(): Promise<StoredChain>;
  /** Entries that are not sealed, by their time. */
  unsealed(most: number): Promise<ChainedEntry[]>;
  /** Sealed entries that follow a position, in the order of the chain. */
  sealedAfter(sequence: number, most: number): Promise<SealedEntry[]>;
  /** Continues the chain; false if it has another head by now. */
  seal(head: ChainPlace, entries: readonly ChainedEntry[], seals: readonly string[]): Promise<boolean>;
  /** The last sealed entry before a moment; null without one. */
  lastBefore(moment: Date): Promise<ChainPlace | null>;
  /** Deletes at most `most` entries up to a place, which becomes the anchor. Returns the number deleted. */
  forget(upTo: ChainPlace, seal: string, most: number): Promise<number>;
  /** Deletes the history of access that ended before a time. */
  forgetAccess(before: Date): Promise<void>;
  saveRules(rules: AuditRules): Promise<void>;
  streamed(sequence: number): Promise<void>;
}

/** The audit logs of all workspaces. Lists have at most `most`. */
export interface AuditDirectory {
  /** Workspaces with entries that are not sealed. */
  unsealed(most: number): Promise<Uuid[]>;
  /** Workspaces that keep entries for some days only. */
  withRetention(most: number): Promise<Uuid[]>;
  /** Workspaces with sealed entries that are to be written to files. */
  waitingForFiles(most: number): Promise<Uuid[]>;
  /** Prepares storage for the next months. */
  prepareMonths(ahead: number): Promise<void>;
}

/** Files of the installation to which entries are appended. */
export interface AuditFiles {
  /** Appends lines to the file of a workspace and day; returns once they are on disk. */
  append(teamId: Uuid, day: string, lines: string): Promise<void>;
}
