import type { Uuid } from '@evident/domain/kernel';

/** Data with limited retention, across all workspaces. */
export interface ExpiredData {
  /** Deletes expired idempotency keys and undo entries, at most `most` of each. Returns the number deleted. */
  deleteOld(keysBefore: Date, undoBefore: Date, most: number): Promise<number>;
  /** Deletes at most `most` older notifications. Returns the number deleted. */
  deleteNotifications(before: Date, most: number): Promise<number>;
  /** At most `most` trash entries that are older, or were deleted for good by a member. */
  dueTrash(before: Date, most: number): Promise<{ readonly teamId: Uuid; readonly entryId: Uuid }[]>;
  /** Deletes older security events; failures for unknown addresses earlier. */
  deleteAccountEvents(ofNobodyBefore: Date, before: Date): Promise<void>;
  /** Deleted workspaces that still have rows. */
  deletedTeams(): Promise<Uuid[]>;
  /** Deletes at most `most` rows per table of a deleted workspace. Returns the number deleted, 0 once none are left. */
  purgeTeam(teamId: Uuid, most: number): Promise<number>;
  /** At most `most` uploads that began before then and are not over, by id. */
  openUploads(
    beganBefore: Date,
    after: Uuid | null,
    most: number,
  ): Promise<{ readonly teamId: Uuid; readonly fileId: Uuid; readonly createdAt: Date }[]>;
  /** At most `most` files whose bytes have had no owner since then. */
  orphanedFiles(before: Date, most: number): Promise<Uuid[]>;
  /** Forgets files whose bytes were deleted. */
  filesDeleted(fileIds: readonly Uuid[]): Promise<void>;
}
