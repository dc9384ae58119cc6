import type { Uuid } from '@evident/domain/kernel';
import type { Tag, TagBoard, TagGroup } from '@evident/domain/tags';

/** Where a tag belongs: to a project, or with null to the workspace. */
export interface TagHome {
  readonly projectId: Uuid | null;
}

/** Tags, groups and boards of one team, inside a unit of work. */
export interface TagStore {
  /**
   * Locks the tag against deletion until commit. To arrange tags, call `lockBoards` first: the opposite order can
   * deadlock.
   */
  find(tagId: Uuid): Promise<Tag | null>;
  /** Null also for a tag of the workspace. */
  projectOf(tagId: Uuid): Promise<Uuid | null>;
  /** Its project; `projectId` is null for a tag of the workspace. */
  homeOf(tagId: Uuid): Promise<TagHome | null>;
  findGroup(tagGroupId: Uuid): Promise<TagGroup | null>;
  findBoard(tagBoardId: Uuid): Promise<TagBoard | null>;
  /** Inserts or updates tags. */
  save(...tags: Tag[]): Promise<void>;
  saveGroup(...groups: TagGroup[]): Promise<void>;
  saveBoard(...boards: TagBoard[]): Promise<void>;
  /** Only empty containers. */
  remove(rows: { tagIds: readonly Uuid[]; tagGroupIds: readonly Uuid[]; tagBoardIds: readonly Uuid[] }): Promise<void>;
  /** By rank. */
  tagsOf(tagGroupId: Uuid): Promise<Tag[]>;
  groupsOf(tagBoardId: Uuid): Promise<TagGroup[]>;
  /** Null: those of the workspace, in all of these. */
  boardsOf(projectId: Uuid | null): Promise<TagBoard[]>;
  tagCount(projectId: Uuid | null): Promise<number>;
  /** Everything in a project. */
  inProject(projectId: Uuid | null): Promise<{ boards: TagBoard[]; groups: TagGroup[]; tags: Tag[] }>;
  /** Serializes arranging the tags of a project. */
  lockBoards(projectId: Uuid | null): Promise<void>;
  /** Locks tags against being applied until commit. */
  hold(tagIds: readonly Uuid[]): Promise<void>;
}
