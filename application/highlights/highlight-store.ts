import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import type { DerivingStores, DocumentHighlights } from '../content/index.ts';

/** Highlights of one team and the tags on them, inside a unit of work. */
export interface HighlightStore extends DocumentHighlights {
  /** The highlight and its tags as they stay until the unit of work ends; a note that is to be changed as well is locked before it. */
  find(highlightId: Uuid): Promise<Highlight | null>;
  /** Those of the highlights that belong to the project and are not in an archived note, locked in the order of their ids. */
  findOpen(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
  ofNote(noteId: Uuid): Promise<Highlight[]>;
  save(...highlights: Highlight[]): Promise<void>;
  remove(...highlightIds: Uuid[]): Promise<void>;
  /** Every application, the first of each tag before those by further people. */
  tagsOn(...highlightIds: Uuid[]): Promise<AppliedTag[]>;
  /** Applies tags. A tag that is there already keeps its first application; one by another person is remembered in addition. */
  apply(...tags: AppliedTag[]): Promise<void>;
  /** Withdraws these applications. A tag that another person applied too stays, in that person's name. */
  takeBack(...tags: AppliedTag[]): Promise<void>;
}

/** Stores to change highlights and the document they are in. */
export type MarkingStores = DerivingStores & { highlights: HighlightStore };
