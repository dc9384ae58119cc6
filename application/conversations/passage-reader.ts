import type { ConversationScope, PASSAGE_OF } from '@evident/domain/conversations';
import type { Source } from '@evident/domain/evidence';
import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { QueryWord, WeighedWord } from '@evident/domain/search';
import type { QueryMeaning } from '../search/index.ts';

export interface PassageQuestion {
  readonly scope: ConversationScope;
  /** The words of the question, stemmed in the languages of the actor's documents. */
  words(languages: readonly string[]): QueryWord[];
  readonly meaning: QueryMeaning | null;
  /** Words of which names may consist, folded; and which of the names found so are meant. */
  readonly naming: readonly string[];
  named(names: readonly string[]): readonly string[];
}

/** Someone whom a question names, in a note. */
export interface NamedInNote {
  readonly noteId: Uuid;
  readonly name: string;
  /** The name of their turns in the text; null if the person was added to the note by hand. */
  readonly speaker: string | null;
}

export interface PassageObject {
  readonly type: keyof typeof PASSAGE_OF;
  readonly id: Uuid;
  /** The note of a highlight, the channel of a data point. */
  readonly parentId: Uuid | null;
}

/** A stretch of an object that may hold the answer: consecutive text as search has it. */
export interface CandidateText extends PassageObject {
  /** First code point in the whole text. */
  readonly start: number;
  readonly text: string;
  readonly language: string;
}

/** A place that is near in meaning; `similarity` counts its neighbors too. */
export interface NearPlace extends Pick<PassageObject, 'type' | 'id'> {
  readonly start: number;
  readonly end: number;
  readonly similarity: number;
  /** Cosine of the place alone. */
  readonly alone: number;
}

/** Where an answer was looked for: the objects that the actor can see there. */
export interface SearchedCounts {
  readonly projects: number;
  readonly notes: number;
  readonly insights: number;
  readonly highlights: number;
  /** Absent without data points. */
  readonly channels?: number;
  readonly dataPoints?: number;
  /** Of the question, if no source is in it and meanings are not known in it. */
  readonly language?: string;
}

export interface Candidates {
  readonly texts: readonly CandidateText[];
  readonly near: readonly NearPlace[];
  readonly weighed: readonly WeighedWord[];
  /** The objects among which words were counted. */
  readonly documents: number;
  /** Words that occur nowhere that the actor can see. */
  readonly missing: readonly string[];
  readonly searched: SearchedCounts;
  /** Whom the question names. */
  readonly named: readonly NamedInNote[];
}

/** A place in an object as it was found. */
export interface FoundPlace extends PassageObject {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Finds passages in what an actor can see now. Other objects influence nothing. */
export interface PassageReader {
  /** Whether the actor can see what a scope names; of chosen notes, one of them. */
  isVisible(actor: Actor, scope: ConversationScope): Promise<boolean>;
  /** Null if the actor cannot see what the scope names. */
  candidates(actor: Actor, question: PassageQuestion): Promise<Candidates | null>;
  /**
   * The places as sources, in the same order, each with some text around it; null where the words are not there any more. Words of
   * documents that are attached to notes are not sources.
   */
  sources(actor: Actor, places: readonly FoundPlace[]): Promise<readonly (PlacedSource | null)[]>;
}

/** A part of an object, and where in its whole text the found passage is now. */
export interface PlacedSource {
  readonly source: Omit<Source, 'key'>;
  readonly start: number;
  readonly end: number;
}
