import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** Highlights of one team and the tags on them, inside a unit of work. */
export interface HighlightStore {
  find(highlightId: Uuid): Promise<Highlight | null>;
  ofNote(noteId: Uuid): Promise<Highlight[]>;
  save(...highlights: Highlight[]): Promise<void>;
  remove(...highlightIds: Uuid[]): Promise<void>;
  tagsOn(...highlightIds: Uuid[]): Promise<AppliedTag[]>;
  /** Applies tags; one that is on the highlight already stays as it was applied first. */
  apply(...tags: AppliedTag[]): Promise<void>;
  takeOff(highlightId: Uuid, ...tagIds: Uuid[]): Promise<void>;
}
