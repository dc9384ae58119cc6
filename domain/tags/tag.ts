import { type Hue, type Uuid, refuse } from '../kernel/index.ts';

/**
 * A project has boards, a board has groups, a group has tags (specification, document 001, section 3, Tag structure).
 * Boards without a project belong to the workspace. Their tags are used in every project.
 */
export interface TagBoard {
  id: Uuid;
  teamId: Uuid;
  /** Null: a board of the workspace. */
  projectId: Uuid | null;
  title: string;
  /** Increments on every change of title. */
  version: number;
  rank: number;
}
export interface TagGroup {
  id: Uuid;
  teamId: Uuid;
  tagBoardId: Uuid;
  title: string;
  color: Hue;
  /** Six digits if the color is not one of the twelve; `color` is then the nearest. */
  hex: string | null;
  /** Increments on every change of title or color. */
  version: number;
  rank: number;
}
export interface Tag {
  id: Uuid;
  teamId: Uuid;
  /** The project of its board. Denormalized, because every count filters by it. */
  projectId: Uuid | null;
  tagGroupId: Uuid;
  title: string;
  description: string | null;
  /** Its purpose in the analysis, such as “Need” or “Emotion”. */
  role: string | null;
  /** Its own color; null inherits the color of its group. */
  color: Hue | null;
  hex: string | null;
  locked: boolean;
  /** Increments on every change of title, description, role or lock. */
  version: number;
  rank: number;
  /** The last tag merged into this one, so that merges are undone in order. */
  tookOverTagId: Uuid | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** Maximum numbers per project, and of the workspace: boards are shown without pagination. */
export const TAG_BOARDS_MAX = 50;
export const TAG_GROUPS_MAX = 500;
export const TAGS_MAX = 10_000;

export function refuseMore(there: number, most: number, what: string): void {
  if (there >= most)
    refuse(
      'UnprocessableContent',
      `There are at most ${most.toLocaleString('en')} ${what}`,
      'Delete or merge some that are not used.',
    );
}

/** One for each of the keys 1 to 9. */
export const RECENT_TAGS = 9;

/** A locked tag can only be unlocked. */
export function refuseLocked(tag: Tag): void {
  if (tag.locked) refuse('InvalidOperation', 'Tag is locked', 'Unlock it first.');
}

/** Whether a tag can be put on highlights of a project: one of its own, or one of the workspace. */
export const usableIn = (tag: Pick<Tag, 'projectId'> | null, projectId: Uuid): tag is Tag =>
  tag !== null && (tag.projectId === null || tag.projectId === projectId);
