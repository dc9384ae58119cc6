import type { Clause } from '@evident/domain/filters';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { SavedTagTemplate, TagBoardView, TagView } from '@evident/domain/tags';

/** Boards for display, with counts of highlights visible to the actor. */
export interface BoardReader {
  /**
   * Boards of a project, then those of the workspace, with groups, and the tags under a clause, by rank. Only those of
   * the workspace for null; empty if the project is not visible to the actor.
   */
  boardsOf(actor: Actor, projectId: Uuid | null, clause: Clause): Promise<TagBoardView[]>;
  tag(actor: Actor, tagId: Uuid): Promise<TagView | null>;
  /** Saved templates of the workspace, by title. */
  templates(actor: Actor): Promise<Pick<SavedTagTemplate, 'id' | 'title' | 'codeBook'>[]>;
  /** Tags that the actor applied manually in a project, latest first, at most `atMost`. */
  recentTags(actor: Actor, projectId: Uuid, atMost: number): Promise<TagView[]>;
}
