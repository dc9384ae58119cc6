import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** Highlights of one team and the tags on them, inside a unit of work. */
export interface HighlightStore {
  /** The highlight and its tags as they stay until the unit of work ends; a note that is to be changed as well is locked before it. */
  find(highlightId: Uuid): Promise<Highlight | null>;
  /** Those of the highlights that belong to the project and are not in an archived note, locked in the order of their ids. */
  findOpen(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
  /** Where it belongs, which never changes; unlocked. */
  home(highlightId: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null>;
  ofNote(noteId: Uuid): Promise<Highlight[]>;
  /** A digest of the highlights of a note, which differs after any change to them. */
  stateOf(noteId: Uuid): Promise<string>;
  /** JSON of the highlights of a note in the order of the text, as `HighlightRow`. */
  jsonOfNote(noteId: Uuid): Promise<string>;
  /** Writes where highlights stand now, from JSON of `Highlight`; leaves out those that are gone. */
  saveMoved(moved: string): Promise<void>;
  save(...highlights: Highlight[]): Promise<void>;
  remove(...highlightIds: Uuid[]): Promise<void>;
  /** Every application, the first of each tag before those by further people. */
  tagsOn(...highlightIds: Uuid[]): Promise<AppliedTag[]>;
  /** Applies tags. A tag that is there already keeps its first application; one by another person is remembered in addition. */
  apply(...tags: AppliedTag[]): Promise<void>;
  /** Withdraws these applications. A tag that another person applied too stays, in that person's name. */
  takeBack(...tags: AppliedTag[]): Promise<void>;
}
