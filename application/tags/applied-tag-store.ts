import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** What tags are on, inside a unit of work. */
export interface AppliedTagStore {
  of(tagIds: readonly Uuid[]): Promise<AppliedTag[]>;
  /** Writes them as they are given; leaves out highlights that are gone. */
  put(applied: readonly AppliedTag[]): Promise<void>;
  takeOff(applied: readonly AppliedTag[]): Promise<void>;
}
