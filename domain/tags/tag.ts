import { type Uuid, refuse } from '../kernel/index.ts';
import type { Hue } from './hues.ts';

/** A board of a project gathers groups, a group gathers tags (specification, document 001, section 3, Tag structure). */
export interface TagBoard {
  id: Uuid;
  teamId: Uuid;
  projectId: Uuid;
  title: string;
  /** Counts up with every change of its title. */
  version: number;
  rank: number;
}
export interface TagGroup {
  id: Uuid;
  teamId: Uuid;
  tagBoardId: Uuid;
  title: string;
  color: Hue;
  /** Six digits where the color is none of the twelve; `color` is then the nearest. */
  hex: string | null;
  /** Counts up with every change of title or colour. */
  version: number;
  rank: number;
}
export interface Tag {
  id: Uuid;
  teamId: Uuid;
  /** The project of its board, kept on the tag because every count asks for it. */
  projectId: Uuid;
  tagGroupId: Uuid;
  title: string;
  description: string | null;
  /** Its own color; null: that of its group. */
  color: Hue | null;
  hex: string | null;
  locked: boolean;
  /** Counts up with every change of title, description or lock. */
  version: number;
  rank: number;
  /** The tag whose highlights it took over last, so that merging is taken back in order. */
  tookOverTagId: Uuid | null;
  createdBy: Uuid;
  createdAt: Date;
  updatedAt: Date;
}

/** What a project holds at most: its boards are shown whole. */
export const TAG_BOARDS_MAX = 50;
export const TAG_GROUPS_MAX = 500;
export const TAGS_MAX = 2000;

/** Refuses one more of what a project has enough of. */
export function refuseMore(there: number, most: number, what: string): void {
  if (there >= most)
    refuse(
      'UnprocessableContent',
      `A project holds at most ${most.toLocaleString('en')} ${what}`,
      'Delete or merge some that are not used.',
    );
}

/** One for each of the keys 1 to 9. */
export const RECENT_TAGS = 9;

/** Only unlocking is possible on a locked tag. */
export function refuseLocked(tag: Tag): void {
  if (tag.locked) refuse('InvalidOperation', 'Tag is locked', 'Unlock it first.');
}
