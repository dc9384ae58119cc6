import type { Uuid } from '@evident/domain/kernel';
import type { Tag, TagBoard, TagGroup } from '@evident/domain/tags';

/** Tags of one team, with the groups and boards that hold them, inside a unit of work. */
export interface TagStore {
  /** The tag will still be there when the unit of work is committed. Whoever arranges asks for it behind `oneAtATime`: held before, it would keep the one arranging now from going on. */
  find(tagId: Uuid): Promise<Tag | null>;
  projectOf(tagId: Uuid): Promise<Uuid | null>;
  findGroup(tagGroupId: Uuid): Promise<TagGroup | null>;
  findBoard(tagBoardId: Uuid): Promise<TagBoard | null>;
  /** Writes the tags as they are given, new or changed. */
  save(...tags: Tag[]): Promise<void>;
  saveGroup(...groups: TagGroup[]): Promise<void>;
  saveBoard(...boards: TagBoard[]): Promise<void>;
  /** Only what holds nothing any more. */
  remove(rows: { tagIds: readonly Uuid[]; tagGroupIds: readonly Uuid[]; tagBoardIds: readonly Uuid[] }): Promise<void>;
  /** In the order of their ranks. */
  tagsOf(tagGroupId: Uuid): Promise<Tag[]>;
  groupsOf(tagBoardId: Uuid): Promise<TagGroup[]>;
  boardsOf(projectId: Uuid): Promise<TagBoard[]>;
  /** How many tags there are in a project. */
  tagCount(projectId: Uuid): Promise<number>;
  /** All of a project. */
  inProject(projectId: Uuid): Promise<{ boards: TagBoard[]; groups: TagGroup[]; tags: Tag[] }>;
  /** Lets one unit of work at a time arrange the tags of a project. */
  oneAtATime(projectId: Uuid): Promise<void>;
  /** Nobody puts these tags on a highlight until the unit of work is committed. */
  hold(tagIds: readonly Uuid[]): Promise<void>;
}
