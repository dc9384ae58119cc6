import type { Uuid } from '@evident/domain/kernel';
import type { Access, Actor } from '@evident/domain/permissions';
import type { TrashEntry, TrashedType } from '@evident/domain/trash';
import type { SearchRef } from '../search/index.ts';

export interface TrashRef {
  readonly type: TrashedType;
  readonly id: Uuid;
}

/** What a deletion has to know about its object. */
export interface Subject {
  readonly title: string;
  /** The project it belongs to; the project itself for a project; null for a folder. */
  readonly projectId: Uuid | null;
  /** Why it cannot be deleted right now: a locked insight, a locked tag on the board. */
  readonly locked: boolean;
}

/** Everything that one entry covers and that others show or index. */
export interface Members {
  readonly folders: readonly Uuid[];
  readonly projects: readonly Uuid[];
  readonly tags: readonly Uuid[];
}

/** Where something was put on restore: null when back in its place, else the folder's title, '' at the top level. */
export type Placed = string | null;

/** The trash of one team, inside a unit of work. The only store that sees rows in the trash. */
export interface TrashStore {
  /** A live object, locked until the unit of work ends. */
  subject(ref: TrashRef): Promise<Subject | null>;
  /** Hides the object and what goes with it; returns the counts of what went along. */
  put(entry: TrashEntry): Promise<Members>;
  /** Returns the entry locked, or null when it was restored, purged or is about to be purged. */
  find(entryId: Uuid): Promise<TrashEntry | null>;
  /** The actor's access to the place of the object, as its grants were when it was deleted. */
  accessTo(actor: Actor, entry: TrashEntry): Promise<Access>;
  /** Title of the project in the trash that the object belongs to; null while that project is live. */
  projectInTrash(entry: TrashEntry): Promise<string | null>;
  members(entry: TrashEntry): Promise<Members>;
  /** Moves a project or folder out of folders that are gone or in the trash. */
  replace(entry: TrashEntry): Promise<Placed>;
  /** Shows the rows of the entry again and forgets the entry. */
  restore(entry: TrashEntry): Promise<void>;
  /** Takes the entry off the list for good; the purge follows. */
  doom(entryId: Uuid, at: Date): Promise<void>;
  /** Deletes at most `most` rows of the entry's documents; returns what search must forget, and whether anything is left. */
  purge(
    entryId: Uuid,
    most: number,
    now: Date,
  ): Promise<{ readonly refs: readonly SearchRef[]; readonly left: boolean }>;
}
