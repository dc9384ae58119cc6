import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TagUse } from '@evident/domain/tags';

/** Counts of the highlights with a tag that are visible to the actor. */
export interface TagUseReader {
  /** Null if the tag is not visible to the actor. */
  use(actor: Actor, tagId: Uuid): Promise<TagUse | null>;
}
