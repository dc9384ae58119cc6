import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';

/** Highlights as needed to derive a document, inside a unit of work. */
export interface DocumentHighlights {
  /** Reads the note and project of a highlight, which never change. Does not lock. */
  home(highlightId: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null>;
  /** A digest of the highlights of a document's words, and of words with comments; differs after any change. */
  stateOf(documentId: Uuid): Promise<string>;
  /**
   * JSON of the highlights of a document's words in text order, and of words with comments, as `HighlightRow`. Other
   * highlights don't depend on the text.
   */
  jsonOf(documentId: Uuid): Promise<string>;
  /** Saves the new places of highlights and comments, from JSON of `Highlight`. Ignores deleted ones. */
  saveMoved(moved: string): Promise<void>;
}
