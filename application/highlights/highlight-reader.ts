import type { Clause } from '@evident/domain/filters';
import type { HighlightView, SpeakerView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** The highlights under a clause. `search` looks in the quote, the speaker, the title of the note and the tags. */
export interface ClausedHighlights {
  readonly clause: Clause;
  readonly search?: string;
  /** Said by a speaker who is this person, or by an unlinked one in a note to which the person was added by hand. */
  readonly personId?: Uuid;
  /** The only project that the clause admits, if there is one. */
  readonly projectId?: Uuid;
}

export interface HighlightWords {
  readonly highlightId: Uuid;
  readonly text: string;
}

/** Highlights for display, in projects visible to the actor. */
export interface HighlightReader {
  highlight(actor: Actor, highlightId: Uuid): Promise<HighlightView | null>;
  /** In text order; lost ones last. */
  ofNote(actor: Actor, noteId: Uuid, page: PageRequest): Promise<Page<HighlightView>>;
  /** The first ones of each of several notes, in text order. */
  ofNotes(actor: Actor, noteIds: readonly Uuid[], first: number): Promise<Map<Uuid, Page<HighlightView>>>;
  /** Newest first. */
  list(actor: Actor, of: ClausedHighlights, page: PageRequest): Promise<Page<HighlightView>>;
  /** Names of the speakers of a project's highlights, in alphabetical order. */
  speakers(actor: Actor, projectId: Uuid, search: string | undefined, page: PageRequest): Promise<Page<SpeakerView>>;
  /** The words of visible ones of a project among these ids, unordered; for any number of them. */
  words(actor: Actor, projectId: Uuid, highlightIds: readonly Uuid[]): Promise<HighlightWords[]>;
  /** Visible ones among these ids, unordered; for evidence. */
  some(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]>;
}
