import type { Highlight } from '@evident/domain/highlights';
import type { Uuid } from '@evident/domain/kernel';
import type { AppliedTag } from '@evident/domain/tags';

/** Highlights of one team and the tags on them, inside a unit of work. */
export interface HighlightStore {
  /** The highlight and its tags as they stay until the unit of work ends; a note that is to be changed as well is locked before it. */
  find(highlightId: Uuid): Promise<Highlight | null>;
  /** Where it belongs, which never changes; unlocked. */
  home(highlightId: Uuid): Promise<Pick<Highlight, 'noteId' | 'projectId'> | null>;
  ofNote(noteId: Uuid): Promise<Highlight[]>;
  save(...highlights: Highlight[]): Promise<void>;
  remove(...highlightIds: Uuid[]): Promise<void>;
  tagsOn(...highlightIds: Uuid[]): Promise<AppliedTag[]>;
  /** Applies tags; one that is on the highlight already stays as it was applied first. */
  apply(...tags: AppliedTag[]): Promise<void>;
  takeOff(highlightId: Uuid, ...tagIds: Uuid[]): Promise<void>;
}
