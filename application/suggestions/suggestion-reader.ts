import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { Suggestion, SuggestedTag } from '@evident/domain/suggestions';

/** An open suggestion, with the tags it names. */
export type OpenSuggestion = Pick<
  Suggestion,
  'id' | 'kind' | 'projectId' | 'noteId' | 'highlightId' | 'tagId' | 'words' | 'reason' | 'model' | 'createdAt'
> & { readonly tags: readonly SuggestedTag[] };

/** Open suggestions of notes that the actor can see. */
export interface SuggestionReader {
  ofNote(
    actor: Actor,
    noteId: Uuid,
  ): Promise<{ readonly text: string; readonly suggestions: readonly OpenSuggestion[] } | null>;
}
