import type { Uuid } from '@evident/domain/kernel';
import type { AnalyticsSettings, ReadType } from '@evident/domain/analytics';

/** Counts of reading, in the workspace of a unit of work. */
export interface ViewStore {
  settings(): Promise<AnalyticsSettings>;
  save(settings: AnalyticsSettings, now: Date): Promise<void>;
  /** Locks the reader. Null for one who did not read it within the time that readers are kept. */
  lastRead(memberId: Uuid, objectId: Uuid): Promise<Date | null>;
  /** Adds a view of the day, and a reader of the day if `reader`. */
  count(memberId: Uuid, type: ReadType, objectId: Uuid, reader: boolean, now: Date): Promise<void>;
  /** Deletes everything about reading. */
  deleteAll(): Promise<void>;
}
