import type { Highlight, HighlightAbout } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';
import type { DerivingStores, DocumentHighlights } from '../content/index.ts';

/** Highlights of one team with their tags, inside a unit of work. */
export interface HighlightStore extends DocumentHighlights {
  /** Locks the highlight and its tags until the unit of work ends. To also change the note, lock that first. */
  find(highlightId: Uuid): Promise<Highlight | null>;
  /** Highlights of this project that are not in an archived note. Locks them in id order. */
  findOpen(projectId: Uuid, highlightIds: readonly Uuid[]): Promise<Uuid[]>;
  ofNote(noteId: Uuid): Promise<Highlight[]>;
  /** The highlight that carries the tags of the note itself. Locks it. */
  ofWholeNote(noteId: Uuid): Promise<Highlight | null>;
  /** Counts the changes of a highlight; for `If-Match`. */
  versionOf(highlightId: Uuid): Promise<number>;
  /** The team's remark on a highlight and its star. */
  aboutOf(highlightId: Uuid): Promise<Required<HighlightAbout>>;
  setAbout(highlightId: Uuid, about: Required<HighlightAbout>): Promise<void>;
  /** Whether an insight uses it as evidence. */
  isEvidence(highlightId: Uuid): Promise<boolean>;
  /** Whether an insight, a comment, a link, a star or a remark would be lost with it. */
  isUsed(highlightId: Uuid): Promise<boolean>;
  save(...highlights: Highlight[]): Promise<void>;
  /** @throws Refusal if the id is taken, in any workspace or in the trash */
  add(highlight: Highlight): Promise<void>;
  /** Adds the highlight of a whole note. False if the note has one. */
  addUnlessThere(highlight: Highlight): Promise<boolean>;
  remove(...highlightIds: Uuid[]): Promise<void>;
  /** All applications; the first of each tag precedes those by other members. */
  tagsOn(...highlightIds: Uuid[]): Promise<AppliedTag[]>;
  /** Applies tags. An existing tag keeps its first application; another member's is stored in addition. */
  apply(...tags: AppliedTag[]): Promise<void>;
  /** Removes these applications. A tag that another member also applied stays, in their name. */
  withdraw(...tags: AppliedTag[]): Promise<void>;
}

/** Stores to change highlights and their document. */
export type MarkingStores = DerivingStores & { highlights: HighlightStore };
