import type { Uuid } from '@evident/domain/kernel';
import type { ShownMedium } from '@evident/domain/media';
import type { Actor } from '@evident/domain/permissions';
import type { Clause } from '@evident/domain/filters';
import type { AudioVideo } from '@evident/domain/highlights';
import type {
  KnownWord,
  MeaningLanguages,
  QueryWord,
  ReadQuery,
  SearchedType,
  SearchOrder,
  WeighedWord,
} from '@evident/domain/search';

/** A search request. */
export interface SearchQuestion {
  /** The query words, stemmed in the languages of the actor's documents. */
  words(languages: readonly string[]): QueryWord[];
  /** How the words are combined; without, results have enough of them. */
  readonly combined?: Pick<ReadQuery, 'tree' | 'isStrict'>;
  readonly types: readonly SearchedType[];
  /** Only in these projects; `null` for all. */
  readonly projectIds: readonly Uuid[] | null;
  /** The clause that objects of a type must satisfy. A type without one is not filtered. */
  readonly clauses: ReadonlyMap<SearchedType, Clause>;
  /** Without words and clauses, lists everything. */
  readonly all?: boolean;
  readonly titleOnly: boolean;
  /** Of people, only those with an email address or a phone number. */
  readonly contacts: boolean;
  readonly order: SearchOrder;
  /** Whether objects are found by words. */
  readonly byWords: boolean;
  /** Objects near this meaning are found, too; null for words only. */
  readonly meaning: QueryMeaning | null;
  /** Per type. */
  readonly limit: number;
  readonly offset: number;
}

/** A query as a vector. */
export interface QueryMeaning extends MeaningLanguages {
  readonly model: string;
  readonly vector: Float32Array;
}

export interface SearchHit {
  readonly type: SearchedType;
  readonly id: Uuid;
  readonly scopeId: Uuid;
  /** A tag of the workspace, which is in no project. */
  readonly ofWorkspace?: boolean;
  readonly parentId: Uuid | null;
  readonly parentTitle: string | null;
  readonly title: string;
  readonly createdAt: Date;
  readonly score: number;
  /** The best matching passage of its text. */
  readonly passage: { readonly start: number; readonly text: string; readonly language: string };
  /** The passage that is nearest in meaning, where only that found the object. Its place is in the whole text. */
  readonly near: { readonly start: number; readonly end: number } | null;
}

/** The page of a document of a note, where words were found behind its own text. Pages count from 1. */
export interface FoundBehind {
  readonly noteId: Uuid;
  /** Null for words that are in no document, such as those of a response. */
  readonly page: { readonly fileId: Uuid; readonly name: string; readonly page: number } | null;
}

export interface SearchFinding {
  /** Types with hits: the total and one page each, best first. */
  readonly groups: readonly {
    readonly type: SearchedType;
    readonly total: number;
    readonly hits: readonly SearchHit[];
  }[];
  /** How many of the people found are contacts. */
  readonly contacts: number;
  readonly weighed: readonly WeighedWord[];
  readonly missing: readonly QueryWord[];
  readonly relaxed: boolean;
}

/**
 * Search over objects visible to the actor. By words it ranks by BM25 within each type, by meaning by the nearest passage, by both by reciprocal rank fusion. By words, a hit contains every quoted
 * phrase and enough of the query (`requiredDemand`); if no document does, any of its words (`relaxed`). Invisible objects
 * have no effect, not even on frequencies and weights.
 */
export interface SearchReader {
  /** Without words, lists all objects that satisfy the clauses, newest first; without both, none unless `all`. */
  find(actor: Actor, question: SearchQuestion): Promise<SearchFinding>;
  /** The positions behind the own text of notes, with their pages of documents; positions in it are left out. */
  behindTexts(
    actor: Actor,
    places: readonly { readonly noteId: Uuid; readonly start: number }[],
  ): Promise<FoundBehind[]>;
  /** The seconds of highlights that were found, by the id of these; none for highlights without a recording. */
  secondsOf(actor: Actor, highlightIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, AudioVideo>>;
  /** The media of the notes that were found, by their id. */
  mediaOf(actor: Actor, noteIds: readonly Uuid[]): Promise<ReadonlyMap<Uuid, ShownMedium>>;
  /** Words that a misspelled one may mean: with the same first letter and about as long, or different only there. */
  similar(actor: Actor, word: string, projectIds: readonly Uuid[] | null): Promise<KnownWord[]>;
}
