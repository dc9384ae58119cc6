import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';

/** Highlights as needed to derive a document, inside a unit of work. */
export interface DocumentHighlights {
  /** Reads the note and project of a highlight, which never change. Does not lock. */
  home(highlightId: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null>;
  /** A digest of the highlights of a note's words; differs after any change. */
  stateOf(noteId: Uuid): Promise<string>;
  /** JSON of the highlights of a note's words in text order, as `HighlightRow`. Others don't depend on the text. */
  jsonOfNote(noteId: Uuid): Promise<string>;
  /** Saves the new places of highlights, from JSON of `Highlight`. Ignores deleted ones. */
  saveMoved(moved: string): Promise<void>;
}
