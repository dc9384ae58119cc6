import type { NoteSuggestionKind, Suggestion, TaggedText } from '@evident/domain/suggestions';
import type { Uuid } from '@evident/domain/kernel';

/** Suggestions of one team, inside a unit of work. */
export interface SuggestionStore {
  /** All of a note, decided ones too. Locks nothing. */
  ofNote(noteId: Uuid): Promise<Suggestion[]>;
  /** Locks these suggestions in id order, until the unit of work ends. */
  find(suggestionIds: readonly Uuid[]): Promise<Suggestion[]>;
  /** Keeps how many characters of a note were not read for suggestions of a kind. Returns whether that changed. */
  keepSkipped(noteId: Uuid, kind: NoteSuggestionKind, characters: number): Promise<boolean>;
  /** Stores new suggestions; those made before, also decided ones, stay as they are. Returns the stored ones. */
  add(suggestions: readonly Suggestion[]): Promise<Suggestion[]>;
  save(suggestions: readonly Suggestion[]): Promise<void>;
  /** Highlights of each tag of a project that has some. */
  timesApplied(projectId: Uuid): Promise<ReadonlyMap<Uuid, number>>;
  /** Highlights of a project with tags, newest first. */
  tagged(projectId: Uuid, limit: number): Promise<TaggedText[]>;
}
