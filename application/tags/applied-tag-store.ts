import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** Applications of tags to highlights, inside a unit of work. */
export interface AppliedTagStore {
  /** All applications; several members can apply the same tag to one highlight. */
  of(tagIds: readonly Uuid[]): Promise<AppliedTag[]>;
  /**
   * Stores applications in addition to those of other members. Skips deleted highlights, but not those in the trash.
   */
  put(applied: readonly AppliedTag[]): Promise<void>;
  /** Removes these applications; those of other members stay. */
  takeOff(applied: readonly AppliedTag[]): Promise<void>;
}
