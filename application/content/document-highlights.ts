import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';

/** What deriving a document needs of its highlights, inside a unit of work. */
export interface DocumentHighlights {
  /** Where it belongs, which never changes; unlocked. */
  home(highlightId: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null>;
  /** A digest of the highlights of a note, which differs after any change to them. */
  stateOf(noteId: Uuid): Promise<string>;
  /** JSON of the highlights of a note in the order of the text, as `HighlightRow`. */
  jsonOfNote(noteId: Uuid): Promise<string>;
  /** Writes where highlights stand now, from JSON of `Highlight`; leaves out those that are gone. */
  saveMoved(moved: string): Promise<void>;
}
