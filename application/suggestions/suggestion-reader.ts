import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { NoteSuggestionList, Suggestion, SuggestedTag, TaggedText } from '@evident/domain/suggestions';

/** An open suggestion, with the tags it names. */
export type OpenSuggestion = Pick<
  Suggestion,
  'id' | 'kind' | 'projectId' | 'noteId' | 'highlightId' | 'tagId' | 'words' | 'reason' | 'model' | 'createdAt'
> & { readonly tags: readonly SuggestedTag[] };

/** The words of a highlight with the tags on it. */
export interface HighlightText extends TaggedText {
  /** BCP 47 tag of its note; null if unknown. */
  readonly language: string | null;
}

/** Highlights and tags that suggestions are based on, in projects that the actor can see. */
export interface SuggestionReader {
  /** Null for a note that the actor cannot see. */
  ofNote(
    actor: Actor,
    noteId: Uuid,
  ): Promise<{
    readonly text: string;
    readonly suggestions: readonly OpenSuggestion[];
    readonly skipped: NoteSuggestionList['skipped'];
  } | null>;
  /** Open suggestions about the project itself; null for a project that the actor cannot see. */
  ofProject(actor: Actor, projectId: Uuid): Promise<readonly OpenSuggestion[] | null>;
  /** Highlights of a project with words, newest first. */
  textsOfProject(actor: Actor, projectId: Uuid, limit: number): Promise<HighlightText[]>;
  /** Null for a note that the actor cannot see. */
  textsOfNote(actor: Actor, noteId: Uuid): Promise<readonly HighlightText[] | null>;
}
