import type { Uuid } from '@evident/domain/kernel';

/** What is kept for a while only, of all workspaces at once. */
export interface Leftovers {
  /** Deletes keys of repeated requests and undo entries from before these times, at most so many of each kind. Returns how many it deleted. */
  forget(keysBefore: Date, undoBefore: Date, most: number): Promise<number>;
  /** Entries of the trash, at most `most`, from before then or deleted by members for good. */
  dueTrash(before: Date, most: number): Promise<{ readonly teamId: Uuid; readonly entryId: Uuid }[]>;
  /** Forgets what happened to accounts before then; failures for addresses without an account sooner. */
  forgetEvents(ofNobodyBefore: Date, before: Date): Promise<void>;
  /** Workspaces that were deleted and still have rows. */
  deletedTeams(): Promise<Uuid[]>;
  /** Deletes at most `most` rows of each table of a deleted workspace; returns how many, 0 once nothing is left. */
  purgeTeam(teamId: Uuid, most: number): Promise<number>;
  /** Files, at most `most`, whose bytes nothing has led to since before then. */
  unownedBytes(before: Date, most: number): Promise<Uuid[]>;
  /** Their bytes are deleted. */
  bytesDeleted(fileIds: readonly Uuid[]): Promise<void>;
}
