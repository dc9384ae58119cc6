import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** What tags are on, inside a unit of work. */
export interface AppliedTagStore {
  /** Every application, also by several members of one tag to one highlight. */
  of(tagIds: readonly Uuid[]): Promise<AppliedTag[]>;
  /** Writes them as they are given, beside those of other members. Leaves out highlights that are gone, but not those in the trash. */
  put(applied: readonly AppliedTag[]): Promise<void>;
  /** Removes these applications; those of other members stay. */
  takeOff(applied: readonly AppliedTag[]): Promise<void>;
}
