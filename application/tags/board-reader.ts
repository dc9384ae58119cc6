import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { TagBoardView, TagView } from '@evident/domain/tags';

/** Boards as they are shown: with counts of what the actor may see. */
export interface BoardReader {
  /** Boards of a project with groups and tags in the order of their ranks; empty when the actor may not see the project. */
  boardsOf(actor: Actor, projectId: Uuid): Promise<TagBoardView[]>;
  tag(actor: Actor, tagId: Uuid): Promise<TagView | null>;
  /** At most so many tags that the actor applied by hand in a project, the latest first. */
  recentTags(actor: Actor, projectId: Uuid, atMost: number): Promise<TagView[]>;
}
