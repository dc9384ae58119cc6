import type { HighlightView, SpeakerView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** All conditions must match. `search` covers the quote, speaker, note title and tags. */
export interface HighlightFilter {
  readonly tagId?: Uuid;
  readonly projectId?: Uuid;
  readonly createdBy?: Uuid;
  /** Exact name of a speaker. */
  readonly speaker?: string;
  readonly untagged?: boolean;
  readonly search?: string;
}

/** Highlights for display, in projects visible to the actor. */
export interface HighlightReader {
  highlight(actor: Actor, highlightId: Uuid): Promise<HighlightView | null>;
  /** In text order; lost ones last. */
  ofNote(actor: Actor, noteId: Uuid, page: PageRequest): Promise<Page<HighlightView>>;
  /** Newest first. */
  list(actor: Actor, of: HighlightFilter, page: PageRequest): Promise<Page<HighlightView>>;
  /** Names of the speakers of a project's highlights, alphabetically. */
  speakers(actor: Actor, projectId: Uuid, search: string | undefined, page: PageRequest): Promise<Page<SpeakerView>>;
  /** Visible ones among these ids, unordered; for evidence. */
  some(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]>;
}
