import type { HighlightView } from '@evident/domain/highlights';
import type { Page, PageRequest, Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';

/** Which highlights: those of a tag, of a project, with these characters in their words, their speaker or the title of their note. All that is given holds. */
export interface HighlightFilter {
  readonly tagId?: Uuid;
  readonly projectId?: Uuid;
  readonly search?: string;
}

/** Highlights as they are shown, of the projects the actor may see. */
export interface HighlightReader {
  highlight(actor: Actor, highlightId: Uuid): Promise<HighlightView | null>;
  /** Of a note in the order of the text; the lost ones last. */
  ofNote(actor: Actor, noteId: Uuid, page: PageRequest): Promise<Page<HighlightView>>;
  /** Newest first. */
  list(actor: Actor, of: HighlightFilter, page: PageRequest): Promise<Page<HighlightView>>;
  /** Those of them that exist and the actor may see, in no order: what insights show as evidence. */
  some(actor: Actor, highlightIds: readonly Uuid[]): Promise<HighlightView[]>;
}
