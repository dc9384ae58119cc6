import type { Uuid } from '@evident/domain/kernel';
import type { Access, Actor } from '@evident/domain/permissions';
import type { TrashEntry, TrashedType } from '@evident/domain/trash';
import type { SearchRef } from '../search/index.ts';

export interface TrashRef {
  readonly type: TrashedType;
  readonly id: Uuid;
}

/** Facts about an object that its deletion depends on. */
export interface Subject {
  readonly title: string;
  /** The project it belongs to; the project itself for a project; null for a folder. */
  readonly projectId: Uuid | null;
  /** Temporarily not deletable: a locked insight, or a board with a locked tag. */
  readonly locked: boolean;
}

/** The displayed and indexed objects of an entry. */
export interface Members {
  readonly folders: readonly Uuid[];
  readonly projects: readonly Uuid[];
  readonly tags: readonly Uuid[];
}

/** The restored location: null for the previous one, otherwise the title of the folder, '' at the top level. */
export type Placed = string | null;

/** The trash of one team, inside a unit of work. The only store that reads rows in the trash. */
export interface TrashStore {
  /** Reads a live object and locks it until the unit of work ends. */
  subject(ref: TrashRef): Promise<Subject | null>;
  /** Hides the object and its contents; returns the counts of contents. */
  put(entry: TrashEntry): Promise<Members>;
  /** Locks the entry; null if it was restored, purged or queued for purging. */
  find(entryId: Uuid): Promise<TrashEntry | null>;
  /** The actor's access to the object's container, by the grants at the time of deletion. */
  accessTo(actor: Actor, entry: TrashEntry): Promise<Access>;
  /** Title of the containing project, or of the folder of a channel, if that is in the trash too; otherwise null. */
  containerInTrash(entry: TrashEntry): Promise<string | null>;
  members(entry: TrashEntry): Promise<Members>;
  /** Moves a project or folder out of deleted folders. */
  reparent(entry: TrashEntry): Promise<Placed>;
  /** A digest of a live object and its contents, to tell later changes; null for projects and folders, which hold too much. */
  stateOf(ref: TrashRef): Promise<string | null>;
  /** Makes the rows of the entry visible again and deletes the entry. */
  restore(entry: TrashEntry): Promise<void>;
  /** Removes the entry from the list for good; the purge follows. */
  markForPurge(entryId: Uuid, at: Date): Promise<void>;
  /**
   * Deletes at most `most` rows of the entry's documents. Returns the objects to remove from search, and whether rows
   * are left.
   */
  purge(
    entryId: Uuid,
    most: number,
    now: Date,
  ): Promise<{ readonly refs: readonly SearchRef[]; readonly left: boolean }>;
}
