import type { Uuid } from '@evident/domain/kernel';
import type { Actor } from '@evident/domain/permissions';
import type { KnownWord, QueryWord, SearchedType, WeighedWord } from '@evident/domain/search';

/** What is looked for. */
export interface SearchQuestion {
  /** The words, in the stems of the languages that the actor's documents are in. */
  words(languages: readonly string[]): QueryWord[];
  readonly types: readonly SearchedType[];
  /** Only in these projects; `null` for all. */
  readonly projectIds: readonly Uuid[] | null;
  /** Of each type. */
  readonly limit: number;
  readonly offset: number;
}

export interface SearchHit {
  readonly type: SearchedType;
  readonly id: Uuid;
  readonly scopeId: Uuid;
  readonly parentId: Uuid | null;
  readonly parentTitle: string | null;
  readonly title: string;
  readonly createdAt: Date;
  readonly score: number;
  /** The passage of its text that answers best. */
  readonly passage: { readonly start: number; readonly text: string; readonly language: string };
}

export interface SearchFinding {
  /** The types with a hit, each with the number of all hits and one page of them, best first. */
  readonly groups: readonly {
    readonly type: SearchedType;
    readonly total: number;
    readonly hits: readonly SearchHit[];
  }[];
  readonly weighed: readonly WeighedWord[];
  readonly missing: readonly QueryWord[];
  readonly relaxed: boolean;
}

/**
 * Finds what an actor may see by its words. Ranks by BM25 within each type; a hit holds every quoted phrase and enough of what the query asks for
 * (`enoughOf`), or any of its words where no document holds enough (`relaxed`). What the actor may not see leaves no trace, in frequencies and weights neither.
 */
export interface SearchReader {
  find(actor: Actor, question: SearchQuestion): Promise<SearchFinding>;
  /** The words that begin as this one does and are at most `lettersOff` longer or shorter. */
  similar(actor: Actor, word: string, projectIds: readonly Uuid[] | null): Promise<KnownWord[]>;
}
